#include "game/bots/bot.h"

#include <algorithm>
#include <array>

#include "game/bots/recruit.h"

namespace bots {

namespace {

constexpr std::array kLevels{
    Level{"recruit", words::mark("Recruit"),
          words::mark("Goes for what is near, strikes where it pays and overlooks a lot."), 0, make_recruit},
};

}  // namespace

std::span<const Level> levels() { return kLevels; }

const Level* find_level(std::string_view key) {
    const auto it = std::ranges::find(kLevels, key, &Level::key);
    return it == kLevels.end() ? nullptr : &*it;
}

}  // namespace bots

#include "game/coin_wars/bots/bot.h"

#include <algorithm>
#include <array>

#include "game/coin_wars/bots/turn_search.h"

namespace bots {

namespace {

constexpr std::array kLevels{
    Level{"recruit", words::mark("Recruit"),
          words::mark("Goes for what is near, strikes where it pays and overlooks a lot."), 0, make_recruit},
    Level{"sergeant", words::mark("Sergeant"),
          words::mark("Sees every attack that pays, keeps out of reach and brings Armies together."), 0, make_sergeant},
    Level{"general", words::mark("General"),
          words::mark("Tries out whole turns and your possible answers, and plays the best turn."), kGeneralsWork,
          make_general},
    Level{"marshal", words::mark("Marshal"), words::mark("Plays like the General, but thinks ten times as long."),
          kMarshalsWork, make_marshal},
};

}  // namespace

std::span<const Level> levels() { return kLevels; }

const Level* find_level(std::string_view name) {
    const std::size_t colon = std::min(name.find(':'), name.size());
    if (colon < name.size() && !temper_name(name.substr(colon + 1))) return nullptr;
    const auto it = std::ranges::find(kLevels, name.substr(0, colon), &Level::key);
    return it == kLevels.end() ? nullptr : &*it;
}

Temper temper_of(std::string_view name) {
    const std::size_t colon = name.find(':');
    if (colon == std::string_view::npos) return Temper::Balanced;
    return temper_name(name.substr(colon + 1)).value_or(Temper::Balanced);
}

std::string name_of(const Level& level, Temper temper) {
    std::string name(level.key);
    return temper == Temper::Balanced ? name : name.append(":").append(rules::word(temper));
}

}  // namespace bots

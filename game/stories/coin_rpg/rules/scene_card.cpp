#include "game/stories/coin_rpg/rules/scene_card.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace rules::coin_rpg {

int total_coins(const std::vector<ScenePart>& parts) {
    return std::accumulate(parts.begin(), parts.end(), 0,
                           [](int sum, const ScenePart& part) { return sum + part.coins; });
}

int cost(const std::vector<ScenePart>& parts) {
    const bool has_own =
        std::ranges::any_of(parts, [](const ScenePart& part) { return part.trait == Trait::Miscellaneous; });
    return total_coins(parts) + (has_own ? 1 : 0);
}

Difficulty difficulty(int total) {
    if (total <= 3) return Difficulty::Easy;
    if (total <= 4) return Difficulty::Mild;
    if (total <= 6) return Difficulty::Moderate;
    return total <= 8 ? Difficulty::Hard : Difficulty::VeryHard;
}

int twelfths(Difficulty difficulty) {
    switch (difficulty) {
        case Difficulty::Easy:
            return 3;
        case Difficulty::Mild:
            return 4;
        case Difficulty::Moderate:
            return 6;
        case Difficulty::Hard:
            return 8;
        case Difficulty::VeryHard:
            return 9;
    }
    return 0;
}

bool is_easy(const SceneCard& card) { return difficulty(total_coins(card.parts)) == Difficulty::Easy; }

bool is_hard(const SceneCard& card) { return difficulty(total_coins(card.parts)) >= Difficulty::Hard; }

Phrase name_of(const ScenePart& part) {
    if (part.trait == Trait::Miscellaneous) return plain(part.name);
    if (part.heading == Heading::Character || part.trait == Trait::Coolness) return name_of(part.trait);
    if (part.trait == Trait::Bodiness) return say("Physical");
    return part.trait == Trait::Braininess ? say("Intellectual") : say("Social");
}

Phrase name_of(Difficulty difficulty) {
    constexpr std::array kNames{mark("Easy"), mark("Mild"), mark("Moderate"), mark("Hard"), mark("Very Hard")};
    return kNames[static_cast<std::size_t>(difficulty)];
}

}  // namespace rules::coin_rpg

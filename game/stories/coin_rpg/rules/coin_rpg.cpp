// The rule book's table of contents: each section, and the file that holds it.

#include "game/stories/coin_rpg/rules/coin_rpg.h"

// 2.1 Table and options, 4.1 phases and seats
#include "game/stories/coin_rpg/rules/phases.h"
#include "game/stories/coin_rpg/rules/seats.h"
// 2.2 Characters (character_sheet.h: what is on their cards)
#include "game/stories/coin_rpg/rules/characters.h"
// 2.3 Lights (scene_card.h: what is on those cards)
#include "game/stories/coin_rpg/rules/lights_phase.h"
// 2.4 Camera
// 2.5, 2.11, 2.13 The course of a Scene, and its narration; recovery.h: 2.12
#include "game/stories/coin_rpg/rules/scene_course.h"
// 2.6 to 2.8 The round (thrown_coins.h: who tosses what; contest.h: its score)
#include "game/stories/coin_rpg/rules/round.h"
// 2.9 The three options at 0
#include "game/stories/coin_rpg/rules/at_zero.h"
// 2.10 Helpers (recovery.h: what they cost)
#include "game/stories/coin_rpg/rules/helper_traits.h"
// 2.14, 2.15 Experience, harder Scenes
#include "game/stories/coin_rpg/rules/experience.h"
// 2.16 Powers
#include "game/stories/coin_rpg/rules/adjusting_powers.h"

namespace rules::coin_rpg {

std::optional<Refusal> CoinRpg::check(const Match& match, const Command& command) {
    if (auto refusal = check_phase(match, command)) return refusal;
    return std::visit([&match](const auto& each) { return coin_rpg::check(match, each); }, command);
}

std::vector<Event> CoinRpg::apply(Match& match, const Command& command, core::Random& random, Hand& hand) {
    const Throws throws{random, hand};
    const auto act = [&](const auto& each) {
        if constexpr (requires { coin_rpg::apply(match, throws, each); })
            return coin_rpg::apply(match, throws, each);
        else
            return coin_rpg::apply(match, each);
    };
    return std::visit(act, command);
}

}  // namespace rules::coin_rpg

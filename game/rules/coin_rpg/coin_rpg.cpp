// The rule book's table of contents: each section, and the file that holds it.

#include "game/rules/coin_rpg/coin_rpg.h"

// 2.1 Table and options, 4.1 phases and seats
#include "game/rules/coin_rpg/phases.h"
// 2.2 Characters (sheet.h: what is on their cards)
#include "game/rules/coin_rpg/characters.h"
// 2.3 Lights (scene_card.h: what is on those cards)
#include "game/rules/coin_rpg/lights.h"
// 2.4 Camera
#include "game/rules/coin_rpg/camera.h"
// 2.5, 2.11 The course of a Scene; recovery.h: 2.12
#include "game/rules/coin_rpg/course.h"
// 2.6 to 2.8 The round (coins.h: who tosses what; contest.h: what it comes to)
#include "game/rules/coin_rpg/round.h"
// 2.9 The three options at 0
#include "game/rules/coin_rpg/at_zero.h"
// 2.10 Helpers (burns.h: what they cost)
#include "game/rules/coin_rpg/helpers.h"
// 2.13 Narration
#include "game/rules/coin_rpg/narration.h"
// 2.14, 2.15 Experience, harder Scenes
#include "game/rules/coin_rpg/experience.h"
// 2.16 Powers
#include "game/rules/coin_rpg/adjust.h"
#include "game/rules/coin_rpg/flamebait.h"

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

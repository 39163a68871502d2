// The rule book's table of contents: each section, and the file that holds it.
//
//     2.1, 4.1         Table and options, phases and seats   options.cpp, phases.cpp, seats.cpp
//     2.2              Characters                            characters.cpp (character_sheet.h: their cards)
//     2.3              Lights                                lights_phase.cpp (scene_card.h: the Scene cards)
//     2.4              Camera                                lights_phase.cpp
//     2.5, 2.11, 2.13  The course of a Scene, its narration  scene_course.cpp
//     2.6 to 2.8       The round                             round.cpp (thrown_coins.h: who tosses what; contest.h: its score)
//     2.9              The three options at 0                at_zero.cpp
//     2.10             Helpers                               helper_traits.cpp
//     2.12             Recovery                              recovery.cpp (also the cost of helpers)
//     2.14, 2.15       Experience, harder Scenes             experience.cpp
//     2.16             Powers                                adjusting_powers.cpp

#include "game/stories/coin_rpg/rules/coin_rpg.h"

#include "game/stories/coin_rpg/rules/phases.h"

namespace rules::coin_rpg {

std::optional<Refusal> CoinRpg::check(const Match& match, const Command& command) {
    if (auto refusal = check_terms(match, command)) return refusal;
    return visit([&match](const auto& asked) { return check_rule(match, asked); }, command);
}

std::optional<int> CoinRpg::actor_of(const Match&, const Command& command) {
    const auto seat = [](const auto& each) -> std::optional<int> {
        if constexpr (requires { each.seat; }) return each.seat;
        return std::nullopt;
    };
    return visit(seat, command);
}

std::vector<Event> CoinRpg::apply(Match& match, const Command& command, core::Random& random, Hand& hand) {
    const Throws throws{random, hand};
    const auto act = [&](const auto& asked) {
        if constexpr (requires { coin_rpg::apply(match, throws, asked); })
            return coin_rpg::apply(match, throws, asked);
        else
            return coin_rpg::apply(match, asked);
    };
    return visit(act, command);
}

}  // namespace rules::coin_rpg

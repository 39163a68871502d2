// The rule book's table of contents: each section, and the file that holds it.
//
//     2.1, 4.1         Table and options, phases and seats   options.cpp, seats.cpp, this file
//     2.2              Characters                            characters.cpp (character_sheet.h: their cards)
//     2.3              Lights                                lights_phase.cpp (scene_card.h: the Scene cards)
//     2.4              Camera                                lights_phase.cpp
//     2.5, 2.11, 2.13  The course of a Scene, its narration  scene_course.cpp
//     2.6 to 2.8       The round                             round.cpp (thrown_coins.h: tosses; contest.h: its score)
//     2.9              The three options at 0                round.cpp
//     2.10             Helpers                               helper_traits.cpp
//     2.12             Recovery                              recovery.cpp (also the cost of helpers)
//     2.14, 2.15       Experience, harder Scenes             experience.cpp
//     2.16             Powers                                adjusting_powers.cpp

#include "game/stories/coin_rpg/rules/coin_rpg.h"

#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/match.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"

namespace rules::coin_rpg {

namespace {

// Section 4.1: in which phase a command is legal, and for whom.

Check check_seat(const Match& match, int seat, Who who) {
    if (!match.has(seat)) return Refusal{"unknown_id", "RPG-1", say("No such player.")};
    if (who == Who::Anybody || !kInScene.has(match.phase) || seat == match.current()) return std::nullopt;
    return Refusal{"not_your_turn", "RPG-22", say("It is {1}'s decision.", quoted(match.seat(match.current()).player))};
}

template <class Asked>
Check check_terms_of(const Match& match, const Asked& asked) {
    if constexpr (std::is_convertible_v<Asked, SeatingAct>)
        return std::nullopt;
    else {
        constexpr Terms terms = Asked::kTerms;
        if (!terms.when.has(match.phase)) return Refusal{"wrong_phase", "RPG-24", say("That is not possible now.")};
        if constexpr (requires { asked.seat; }) return check_seat(match, asked.seat, terms.who);
        return std::nullopt;
    }
}

// wrong_phase, then unknown_id and not_your_turn: checks its terms, before its own rule.
Check check_terms(const Match& match, const Command& command) {
    return visit([&](const auto& asked) { return check_terms_of(match, asked); }, command);
}

}  // namespace

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

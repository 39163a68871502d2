// The rule book's table of contents: each section, and the file that holds it.
//
//     2.1, 4.1         Table and options, phases and seats   options.cpp, seats.cpp, this file
//     2.2              Characters                            characters.cpp (character_sheet.h: their cards)
//     2.3              Lights                                lights_phase.cpp (scene_card.h: the Scene cards)
//     2.4              Camera                                lights_phase.cpp
//     2.5, 2.11, 2.13  The course of a Scene, its narration  scene_course.cpp
//     2.6 to 2.8       The round                             round.cpp (thrown_coins.h: who tosses what; contest.h: its score)
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

// Section 4.1: in which phase a command is legal, and for whom: wrong_phase, unknown_id, not_your_turn.
struct TermsCheck {
    const Match& match;

    template <class Asked>
    Check phase(const Asked&) const {
        if (Asked::kTerms.when.has(match.phase)) return std::nullopt;
        return Refusal{"wrong_phase", "RPG-24", say("That is not possible now.")};
    }
    // Nobody's: a decision of the group.
    Check seat(std::optional<int> seat) const {
        if (!seat || match.has(*seat)) return std::nullopt;
        return Refusal{"unknown_id", "RPG-1", say("No such player.")};
    }
    static constexpr bool known_by_seat(Who) { return true; }
    template <class Asked>
    Check decision(std::optional<int> seat, const Asked&) const {
        if (!seat || Asked::kTerms.who == Who::Anybody || !kInScene.has(match.phase) || *seat == match.current())
            return std::nullopt;
        return Refusal{"not_your_turn", "RPG-22",
                       say("It is {1}'s decision.", quoted(match.seat(match.current()).player))};
    }
    template <class V>
    Check operator()(const V&) const {
        return std::nullopt;
    }
};

template <class Asked>
std::optional<int> seat_in(const Asked& asked) {
    if constexpr (requires { asked.seat; }) return asked.seat;
    return std::nullopt;
}

}  // namespace

std::optional<Refusal> CoinRpg::check(const Match& match, const Command& command) {
    const auto check = [&match](const auto& asked) {
        auto refusal = check_terms(TermsCheck{match}, seat_in(asked), asked);
        return refusal ? refusal : check_rule(match, asked);
    };
    return visit(check, command);
}

std::optional<int> CoinRpg::actor_of(const Match&, const Command& command) {
    return visit([](const auto& asked) { return seat_in(asked); }, command);
}

std::vector<Event> CoinRpg::apply(Match& match, const Command& command, core::Random& random, Hand& hand) {
    const Throws throws{random, hand};
    return visit([&](const auto& asked) { return apply_rule(match, throws, asked); }, command);
}

}  // namespace rules::coin_rpg

#include "game/stories/coin_rpg/rules/phases.h"

#include "game/stories/coin_rpg/rules/refusal_text.h"

namespace rules::coin_rpg {

namespace {

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

}  // namespace

Check check_terms(const Match& match, const Command& command) {
    return visit([&](const auto& asked) { return check_terms_of(match, asked); }, command);
}

}  // namespace rules::coin_rpg

#pragma once
// The outcome of an aimed attack, for the pointer: a verdict, drawn as a ring, and a few words. All from the rules'
// exact odds.

#include <optional>

#include "game/coin_wars/table/aim.h"

namespace table {

// Win: the target is certain to lose something, the attacker loses nothing. Loss: the attacker may lose something, the
// target nothing. Open: everything in between: a trade, a chance, a strike without effect. Later: the strike is not
// possible this turn, and the enemy acts first.
enum class OutcomeVerdict { Win, Open, Loss, Later };
OutcomeVerdict verdict_of(const cw::Match& match, const cw::Odds& odds);

struct Outcome {
    OutcomeVerdict verdict = OutcomeVerdict::Open;
    Phrase words;  // "10 >= 5, it falls", "58 %: it falls", "1 < 5, you fall"
};
// For the aimed attack, or the one that could follow the aimed move; nullopt if there is neither.
std::optional<Outcome> outcome_of(const cw::Match& match, const Aim& aim);

// The result of an enemy's strike: "10 >= 4, it falls".
Phrase words_for(const Threat& threat);

// The attacker's average gain in cents: the target's losses minus its own.
double balance(const cw::Match& match, const cw::Odds& odds);

// "58 %"
Phrase percent(double chance);
// Why an aim is refused, short enough for the pointer: "0.31 in too far". Otherwise the refusal's full sentence.
Phrase short_reason(const rules::Refusal& refusal);

}  // namespace table

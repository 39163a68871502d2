#pragma once
// What an aimed attack comes to, for the pointer: a verdict, which is drawn as a ring, and a few words. All of
// it from the rules' exact odds.

#include <optional>

#include "game/coin_wars/table/aim.h"

namespace table {

// Win: the target surely loses something, the attacker nothing. Loss: the attacker may lose something, the
// target nothing. Open: all between, a trade, a chance, a blow without effect. Later: it cannot be struck this turn, and
// the enemy acts before it can.
enum class Verdict { Win, Open, Loss, Later };
Verdict verdict_of(const cw::Match& match, const cw::Odds& odds);

struct Outcome {
    Verdict verdict = Verdict::Open;
    Phrase words;  // "10 >= 5, it falls", "58 %: it falls", "1 < 5, you fall"
};
// Of the aimed attack, or of the one that could follow the aimed move; nullopt if neither.
std::optional<Outcome> outcome_of(const cw::Match& match, const Aim& aim);

// What an enemy's blow would do: "10 >= 4, it falls".
Phrase words_for(const Threat& threat);

// What the attacker gains by it on average, in cents: what the target loses less what the attacker loses.
double balance(const cw::Match& match, const cw::Odds& odds);

// "58 %"
Phrase percent(double chance);
// Why an aim is refused, short enough for the pointer: "0.31 in too far". Otherwise the refusal's own sentence.
Phrase short_reason(const rules::Refusal& refusal);

}  // namespace table

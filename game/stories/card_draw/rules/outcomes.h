#pragma once
// The outcome of cards against a target number and against each other.

#include "game/stories/card_draw/rules/match.h"

namespace rules::card_draw {

// CD-23
enum class Outcome { Full, Partial, AtCost, SuitMiss, ColourMiss, Failure };
ENUM_NAMES(Outcome, "full", "partial", "at_cost", "suit_miss", "colour_miss", "failure")
inline constexpr int kOutcomes = 6;
// `drawn`: the current card's suit; `suit`: the challenge's.
Outcome outcome(Suit drawn, int value, Suit suit, int tn);
constexpr bool is_hit(Outcome outcome) { return outcome <= Outcome::AtCost; }
// How much is won; partial success and success at a cost are worth the same, as the page ranks neither higher.
int worth(Outcome outcome);

// CD-16: one participant's result against an opponent, from worst to best.
enum class Versus { DecisiveAgainst, AdvantageAgainst, AlterAgainst, Tie, AlterFor, AdvantageFor, DecisiveFor };
ENUM_NAMES(Versus, "decisive_against", "advantage_against", "alter_against", "tie", "alter_for", "advantage_for",
           "decisive_for")
inline constexpr int kVersus = 7;
Versus versus(const Drawn& own, const Drawn& other);

enum class PairKind { Tie, Alter, Advantage, Decisive };
ENUM_NAMES(PairKind, "tie", "alter", "advantage", "decisive")
PairKind kind_of(Versus result);
constexpr bool is_won(Versus result) { return result > Versus::Tie; }

}  // namespace rules::card_draw

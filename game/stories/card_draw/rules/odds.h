#pragma once
// Exact chances before any card is drawn, over the cards that can come (CD-41 to CD-43). `pile`: these cards, not
// empty; `handicap`: the drawer's.

#include <array>
#include <vector>

#include "engine/core/rational.h"
#include "game/stories/card_draw/rules/match.h"
#include "game/stories/card_draw/rules/outcomes.h"

namespace rules::card_draw {

// Counts the cards that are `good`.
template <class Good>
int count(const CardSet& pile, Good good) {
    int count = 0;
    for (const Card card : pile.list()) count += good(card) ? 1 : 0;
    return count;
}

// CD-42: the chance that of two cards out of n, at least one is among the k good ones; a single card if n = 1.
core::Chance at_least_one(int good, int cards, int drawn);

// CD-23: by Outcome. `cards`: 1, or 2 for the chance that at least one of two gives it.
struct Target {
    Suit suit = Suit::Clubs;
    int tn = 2;
};
using OutcomeOdds = std::array<core::Chance, kOutcomes>;
OutcomeOdds outcome_odds(const CardSet& pile, const Handicap& handicap, const Target& target, int cards = 1);
core::Chance hit_odds(const CardSet& pile, const Handicap& handicap, const Target& target, int cards = 1);

// CD-16: by Versus, for the drawer against a known card; with two cards, that at least one gives the result.
using VersusOdds = std::array<core::Chance, kVersus>;
VersusOdds versus_odds(const CardSet& pile, const Handicap& handicap, const Drawn& other, int cards = 1);
// Against an opponent who draws one card afterwards: every pair of cards is equally likely. Needs at least two cards,
// or three if `cards` is 2.
VersusOdds versus_odds(const CardSet& pile, const Handicap& handicap, const Handicap& opponent, int cards = 1);

// CD-12: the chance that the card falls on a held disadvantage. CD-35: that it would incapacitate as a disadvantage.
core::Chance hindered_odds(const CardSet& pile, const Handicap& handicap, int cards = 1);

// CD-28, CD-42: who will hold the single highest card of a fray; exact over the cards that can come.

// Someone who still has to draw: of two cards, the better one counts.
struct Drawer {
    Handicap handicap{};
    int cards = 1;
};
// The chance that `own` will beat `to_beat` and the cards of all `others`, who draw from the same pile. 0 if there are
// not enough cards.
core::Chance single_highest_odds(const CardSet& pile, const Drawer& own, const std::vector<Drawer>& others,
                                 int to_beat);

}  // namespace rules::card_draw

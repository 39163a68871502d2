#pragma once
// Chances before any card is drawn, exact, counted over the cards that can come (CD-41 to CD-43). `pile`:
// these cards, not empty; `handicap`: the drawer's.

#include <array>
#include <vector>

#include "engine/core/rational.h"
#include "game/stories/card_draw/rules/match.h"
#include "game/stories/card_draw/rules/outcomes.h"

namespace rules::card_draw {

// How many of the cards are `good`.
template <class Good>
int count(const CardSet& pile, Good good) {
    int count = 0;
    for (const Card card : pile.list()) count += good(card) ? 1 : 0;
    return count;
}

// CD-42: of two cards out of n at least one is among the k good ones. A single card out of n = 1.
core::Chance at_least_one(int good, int cards, int drawn);

// CD-23: by Outcome. `cards`: 1, or 2 for the chance that at least one of two gives it.
struct Target {
    Suit suit = Suit::Clubs;
    int tn = 2;
};
using OutcomeOdds = std::array<core::Chance, kOutcomes>;
OutcomeOdds outcome_odds(const CardSet& pile, const Handicap& handicap, const Target& target, int cards = 1);
core::Chance hit_odds(const CardSet& pile, const Handicap& handicap, const Target& target, int cards = 1);

// CD-16: by Versus, of the drawer against a card that is known; with two cards, that at least one gives it.
using VersusOdds = std::array<core::Chance, kVersus>;
VersusOdds versus_odds(const CardSet& pile, const Handicap& handicap, const Drawn& other, int cards = 1);
// Against an opponent who draws one card after: each pair of cards is as likely. Needs two cards at least, of
// two own ones three.
VersusOdds versus_odds(const CardSet& pile, const Handicap& handicap, const Handicap& opponent, int cards = 1);

// CD-12: the card falls on a held disadvantage. CD-35: as a disadvantage it would incapacitate.
core::Chance hindered_odds(const CardSet& pile, const Handicap& handicap, int cards = 1);

// CD-28, CD-42: who will hold the single highest card of a fray, exact over the cards that can come.

// One who still draws: of two cards the better counts.
struct Drawer {
    Handicap handicap{};
    int cards = 1;
};
// That `own` will hold a higher value than `to_beat` and than all of `others`, who draw from the same cards.
// 0 if there are not cards enough.
core::Chance single_highest_odds(const CardSet& pile, const Drawer& own, const std::vector<Drawer>& others,
                                 int to_beat);

}  // namespace rules::card_draw

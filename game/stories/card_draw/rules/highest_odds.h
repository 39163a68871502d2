#pragma once
// CD-28, CD-42: who will hold the single highest card of a fray, exact over the cards that can come.

#include <vector>

#include "engine/core/rational.h"
#include "game/stories/card_draw/rules/match.h"

namespace rules::card_draw {

// One who still draws: of two cards the better counts.
struct Drawer {
    Handicap handicap{};
    int cards = 1;
};
// That `own` will hold a higher value than `to_beat` and than all of `others`, who draw from the same cards.
// 0 where there are not cards enough.
core::Chance single_highest_odds(const CardSet& pile, const Drawer& own, const std::vector<Drawer>& others,
                                 int to_beat);

}  // namespace rules::card_draw

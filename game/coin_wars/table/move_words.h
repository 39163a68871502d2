#pragma once
// A move in words: which coin, and where it went: onto ground, to its edge, or in a direction.

#include <span>
#include <utility>

#include "game/coin_wars/rules/event.h"
#include "game/coin_wars/table/phrases.h"

namespace table {

namespace cw = rules::coin_wars;

// Texts about left and right, each with its counterpart for a table seen from Tails' edge.
std::span<const std::pair<words::Key, words::Key>> turned_words();

// "Penny h3": with its id if its side has several of that name.
Phrase distinct(const cw::Match& match, int coin);
// False also if the move then backed off a coin of its own side. `match`: before the move.
bool touches_what_stopped_it(const cw::Match& match, const cw::Moved& event);
// "Penny h3 meets Dime t1", "Penny h3 into Alder Wood, 2.75 in", "Penny h3 moves forward, 2.75 in". `match`: before the
// move.
Phrase moved_in_words(const cw::Match& match, const cw::Moved& event);

}  // namespace table

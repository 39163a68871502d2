#pragma once
// What the bots' benches are fought over.

#include <string>

#include "game/coin_wars/lab/contest.h"

namespace bench {

// Mirrored lines of `coins` a side, two ranks of all six coins, loose, on a table that grows with them, so
// that there is always as much room for a coin; the bots by their levels. Sides, and with them the bots, are
// swapped.
lab::Contest lines(int coins, const std::string& a, const std::string& b, int pairs);

// Two formations of equal coins with Armies in them: a wedge and a line.
lab::Contest wedge_against_line(const std::string& bot, int pairs);

}  // namespace bench

#pragma once
// Coins in true size: a rim to lay the coin in, solid for Heads and dashed for Tails, and inside what lies
// there.

#include "game/coin_wars/print/print_job.h"

namespace print {

Pen rim_of(cw::Side side);
// The rim, a second one within for a coin that leads an Army, and in it the coin's name in this battle, its
// type and value, its side and id. `scenario.coins[coin].at` is there.
std::vector<Mark> coin_marks(const Job& job, int coin);
// A fine bar over the rims of neighbours in each Army, so that all its coins hang together.
std::vector<Mark> army_links(const cw::Scenario& scenario);

}  // namespace print

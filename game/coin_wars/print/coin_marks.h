#pragma once
// Coins in true size: a rim to lay the coin in, solid for
// Heads and dashed for Tails, and inside it which coin it is.

#include "game/coin_wars/print/print_job.h"

namespace print {

Pen rim_of(cw::Side side);
// The rim, a second one inside for a coin that leads an Army, the coin's name in this battle, its type and
// value, its side and id. The coin must have a place.
std::vector<Mark> coin_marks(const Job& job, int coin);
// A fine bar over the rims of neighbours in each Army, so that its coins are visibly linked.
std::vector<Mark> army_links(const cw::Scenario& scenario);

}  // namespace print

#pragma once
// The theme of a problem: what its solution does, decided by rules.

#include "game/coin_wars/problems/problem.h"

namespace problems {

struct Deed {
    Theme theme = Theme::Place;
    int coin = cw::kNoCoin;     // the coin that does it; for an Army its front coin
    std::vector<int> others{};  // the coins it concerns
};
// The deed of its most characteristic action, in the order of Theme. `solution`: legal, and without chance.
Deed deed_of(const cw::Match& before, const std::vector<cw::Command>& solution);

}  // namespace problems

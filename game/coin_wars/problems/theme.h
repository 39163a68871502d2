#pragma once
// The theme of a problem: what its solution does, by rules.

#include "game/coin_wars/problems/problem.h"

namespace problems {

struct Deed {
    Theme theme = Theme::Place;
    int coin = cw::kNobody;     // who does it: of an Army the coin in front
    std::vector<int> others{};  // whom it is about
};
// Of the most telling of its actions, in the order of Theme. `solution`: legal, and without chance.
Deed deed_of(const cw::Match& before, const std::vector<cw::Command>& solution);

}  // namespace problems

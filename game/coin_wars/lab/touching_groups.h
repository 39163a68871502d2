#pragma once
// Groups of touching coins in a set-up, before there is a match.

#include <span>
#include <vector>

#include "engine/measure/measure.h"
#include "game/coin_wars/rules/scenario.h"

namespace lab {

namespace cw = rules::coin_wars;

// The coin must have a place.
measure::Disc disc_of(const cw::Scenario& scenario, int coin);
// True if all the coins form one touching group; each must have a place.
bool is_linked(const cw::Scenario& scenario, std::span<const int> coins);
// The groups of the side's coins on the table at the start, in order of their first coin.
std::vector<std::vector<int>> groups_of(const cw::Scenario& scenario, cw::Side side);

}  // namespace lab

#pragma once
// Piece values for bots: what a coin can do, a little of its face value because purses decide when time runs out, and
// what its loss means for the battle's goals (BX-7). A US Quarter is worth about 12.

#include <vector>

#include "game/coin_wars/bots/goals.h"
#include "game/coin_wars/rules/scenario.h"

namespace bots {

// The value of each coin, in the order of Scenario::coins, without its value for the goals.
std::vector<double> strengths_of(const rules::coin_wars::Scenario& scenario);
// The same including the goals. `strengths`: as above.
std::vector<double> worths_of(const rules::coin_wars::Scenario& scenario, const std::vector<double>& strengths,
                              const Stakes& stakes);

}  // namespace bots

#pragma once
// What a coin is worth to a bot: by what it can do, a little by its face value, for purses decide where time
// runs out, and by what its loss means to the goals of the battle (BX-7). A US Quarter is worth about 12.

#include <vector>

#include "game/coin_wars/rules/scenario.h"

namespace bots {

// Of each coin, as Scenario::coins.
std::vector<double> worths_of(const rules::coin_wars::Scenario& scenario);

}  // namespace bots

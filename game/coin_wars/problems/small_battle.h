#pragma once
// Small battles in which problems are found: 4 to 10 coins a side, of the same strength or nearly, on a small table,
// some with advanced rules and goals.

#include "game/coin_wars/rules/scenario.h"

namespace problems {

// The same for the same seed. `types`: of a coin set.
rules::coin_wars::Scenario small_battle(const std::vector<rules::coin_wars::CoinType>& types, std::uint64_t seed);

}  // namespace problems

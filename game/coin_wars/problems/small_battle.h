#pragma once
// Small battles for finding problems: 4 to 10 coins a side, of about equal strength, on a small table, some with
// advanced rules and goals.

#include <cstdint>
#include <optional>
#include <vector>

#include "game/coin_wars/rules/scenario.h"

namespace problems {

// The same seed gives the same battle. `types`: a coin set's. nullopt if its coins are too large for the table.
std::optional<rules::coin_wars::Scenario> small_battle(const std::vector<rules::coin_wars::CoinType>& types,
                                                       std::uint64_t seed);

}  // namespace problems

#pragma once
// 64 bits for a match: the scenario's own, computed once, and all that changes in a battle.

#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

// Of everything; a match stores it (Match::scenario_hash).
std::uint64_t hash_of(const Scenario& scenario);
std::uint64_t hash_of(const Match& match);

}  // namespace rules::coin_wars

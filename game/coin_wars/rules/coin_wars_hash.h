#pragma once
// A 64-bit hash of a match: the scenario's hash, computed once, with everything that changes during a battle.

#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

// The hash of the whole scenario; a match stores it (Match::scenario_hash).
std::uint64_t hash_of(const Scenario& scenario);
std::uint64_t hash_of(const Match& match);

}  // namespace rules::coin_wars

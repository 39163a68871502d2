#pragma once
// whose Offense counts in an attack and when striking back, and which coin leads.

#include <vector>

#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

// true if some coin of one list touches some coin of the other.
bool any_touching(const Match& match, const std::vector<int>& coins, const std::vector<int>& others);
// The units of a party that could strike: all but those cut off.
std::vector<int> able(const Match& match, std::vector<int> party);
// The units that count in close combat with those enemies: all of them, or the two ranks of `army_front`. A single coin
// always counts.
std::vector<int> close_force(const Match& match, const std::vector<int>& party, const std::vector<int>& enemies);
// The Long Range units whose own card reaches one of those coins and whose shot is not blocked.
std::vector<int> ranged_force(const Match& match, const std::vector<int>& party, const std::vector<int>& aimed_at);
// The coin whose rim is nearest to any of the others; ties go by id. `coins` must not be empty.
int nearest_of(const Match& match, const std::vector<int>& coins, const std::vector<int>& others);
// Sorted by that distance, nearest first.
std::vector<int> by_distance(const Match& match, std::vector<int> coins, const std::vector<int>& others);

}  // namespace rules::coin_wars

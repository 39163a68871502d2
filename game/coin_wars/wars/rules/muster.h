#pragma once
// A nation's line before a battle: which coins are in which places, and how many would fit.

#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/wars/rules/war_match.h"

namespace rules::war {

// The number of coins that the battle requires from the nation.
int least_of(const Match& match, int nation);
// The index of this place in its line; -1 if there is none.
int stand_of(const Match& match, int nation, const std::string& coin);
// True if the place's leader has fallen, so that it stays empty.
bool stays_empty(const Match& match, int nation, int stand);
// True if the coin is no larger than the one in the battle file.
bool fits(const Match& match, int nation, int stand, const std::string& type);
// Diameter of a coin type, in inches; infinity if the war has no such type.
double diameter_of(const Match& match, const std::string& type);
// The places of the nation's line here, by the size of their coins.
std::vector<std::size_t> smallest_first(const Match& match, int nation);
// A living leader whose place is empty although a coin in reserve would fit; nullptr if there is none.
const LeaderSetup* leader_missing(const Match& match, int nation);
// The most coins that the nation could field here with its pool and this purse.
int max_fielded(const Match& match, int nation, int purse);

// Lays the pool: leaders, each with his own coin or the largest that fits; then each coin in a place of its type, in
// the file's order; if that is fewer than the battle requires, others as far as they fit.
void lay_out(Match& match, int nation);
// Lays a free coin of the type in the first empty place of its own type; returns its index, or nullopt if there is
// none.
std::optional<int> lay_in_own_place(Match& match, int nation, const std::string& type);

}  // namespace rules::war

#pragma once
// A people's line before a battle: which coins lie in which places, and how many could lie there at most.

#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/wars/rules/war_match.h"

namespace rules::war {

// How many coins the battle asks of the people.
int least_of(const Match& match, int people);
// The place of this name in its line; -1 if there is none.
int stand_of(const Match& match, int people, const std::string& coin);
// Its leader has fallen: nobody stands there any more.
bool stays_empty(const Match& match, int people, int stand);
// The coin is no larger than the one of the battle file.
bool fits(const Match& match, int people, int stand, const std::string& type);
// Of a coin type, in inches; infinity: the war has none of that name.
double diameter_of(const Match& match, const std::string& type);
// The places of the people's line here by the size of their coins.
std::vector<std::size_t> smallest_first(const Match& match, int people);
// A living leader in whose place nobody stands, although a coin in reserve could; null if there is none.
const LeaderSetup* leader_missing(const Match& match, int people);
// The largest number of coins that the people could field here with its pool and this purse.
int most_fielded(const Match& match, int people, int purse);

// Lays the pool: leaders, each with his own coin or the largest that fits; then each coin in a place of its type, in
// the file's order; if that is less than the battle asks for, others as far as they fit.
void lay_out(Match& match, int people);
// Lays a free coin of the type in the first empty place of its own type, if there is one: its number.
std::optional<int> lay_in_own_place(Match& match, int people, const std::string& type);

}  // namespace rules::war

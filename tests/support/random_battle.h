#pragma once
// Random battles with every feature, by seed: mixed types in touching clumps (so that Armies can form), every table
// option and advanced rule sometimes, areas, arrivals, waiting coins, watchers, ways to win. Small, so that thousands
// can be fought.

#include "game/coin_wars/rules/coin_wars.h"

namespace tests {

rules::coin_wars::Scenario random_battle(std::uint64_t seed);

// Checks invariants of every battle at any time: coins on the table without overlaps, Armies linked, scores at least 0,
// purses equal to what enemies destroyed, ... Returns a sentence about a violation, or empty.
std::string unsound(const rules::coin_wars::Match& match);
// The same for the odds of every possible attack, with and without going beyond.
std::string unsound_odds(const rules::coin_wars::Match& match);

}  // namespace tests

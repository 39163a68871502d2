#pragma once
// Battles of everything by seed: mixed types in touching clumps (so that Armies can form), every table option
// and advanced rule now and then, areas, arrivals, waiting coins, watchers, ways to win. Small, so that
// thousands can be fought.

#include "game/coin_wars/rules/coin_wars.h"

namespace tests {

rules::coin_wars::Scenario random_battle(std::uint64_t seed);

// What must hold of every battle at any time: coins on the table and none in another, Armies linked, scores
// never below 0, purses as what enemies destroyed, ... A sentence that says what does not; empty: all holds.
std::string unsound(const rules::coin_wars::Match& match);
// The same of the odds of every attack that its coins could make, with and without going beyond.
std::string unsound_odds(const rules::coin_wars::Match& match);

}  // namespace tests

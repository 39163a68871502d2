#pragma once
// Luck told apart from decisions: what tosses and dice gave, against all that they could have shown.

#include "game/coin_wars/rules/coin_wars.h"

namespace analysis {

namespace cw = rules::coin_wars;

// The chance of this side after the command, on average over everything that its throws can show, each as often as it
// comes (bots::chance). The command must be legal.
double expected_chance(const cw::Match& before, const cw::Command& command, cw::Side side);

// What the throws of a step gave this side: the chance after it less that average; 0 without a throw.
double luck(const cw::Match& before, const cw::Command& command, const cw::Match& after, cw::Side side);

}  // namespace analysis

#pragma once
// Luck told apart from decisions: what tosses and dice gave, against all that they could have shown.

#include "game/coin_wars/bots/bot.h"

namespace analysis {

namespace cw = rules::coin_wars;

// The chance of this side after the command, on average over everything that its throws can show, each as often as it
// comes (bots::chance). The command must be legal.
// Stopped, the average stands on the throws looked at so far.
double expected_chance(const cw::Match& before, const cw::Command& command, cw::Side side,
                       bots::Thinking* thinking = nullptr);

// The same, foreseen with that many playouts (bots::foreseen_chance). If something is thrown, they share four throws, and
// the luck of these is taken out.
double foreseen_after(const cw::Match& before, const cw::Command& command, cw::Side side, int playouts,
                      bots::Thinking* thinking = nullptr);

// What the throws of a step gave this side: the chance after it less that average; 0 without a throw.
double luck(const cw::Match& before, const cw::Command& command, const cw::Match& after, cw::Side side,
            bots::Thinking* thinking = nullptr);

}  // namespace analysis

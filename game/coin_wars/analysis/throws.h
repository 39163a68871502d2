#pragma once
// Separates luck from decisions: the actual tosses and dice against all possible ones.

#include "game/coin_wars/bots/bot.h"

namespace analysis {

namespace cw = rules::coin_wars;

// This side's chance after the command, averaged over all results of its throws by their probability (bots::chance).
// The command must be legal. If stopped, the average covers the results examined so far.
double expected_chance(const cw::Match& before, const cw::Command& command, cw::Side side,
                       bots::Thinking* thinking = nullptr);

// The same by that many playouts (bots::foreseen_chance). If something is thrown, the playouts share four throws, and
// their luck is subtracted.
double foreseen_after(const cw::Match& before, const cw::Command& command, cw::Side side, int playouts,
                      bots::Thinking* thinking = nullptr);

// The gain of this side by the throws of a step: the chance after it minus that average; 0 without a throw.
double luck(const cw::Match& before, const cw::Command& command, const cw::Match& after, cw::Side side,
            bots::Thinking* thinking = nullptr);

}  // namespace analysis

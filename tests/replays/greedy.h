#pragma once
// A simple player: forms all Armies, strikes where it gains most cents, otherwise moves towards the nearest enemy.

#include "game/coin_wars/rules/coin_wars.h"

namespace replays {

// Returns its next command for the side to act or to decide; always legal.
rules::coin_wars::Command greedy(const rules::coin_wars::Match& match);

}  // namespace replays

#pragma once
// A simple player: forms what it can, strikes where that pays most in cents, else goes towards the nearest
// enemy.

#include "game/coin_wars/rules/coin_wars.h"

namespace replays {

// Its next command for the side to act, or for the side that must decide; always legal.
rules::coin_wars::Command greedy(const rules::coin_wars::Match& match);

}  // namespace replays

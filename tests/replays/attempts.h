#pragma once
// Commands that a player might try at a moment of a battle, most of them illegal.

#include <vector>

#include "game/coin_wars/rules/coin_wars.h"

namespace replays {

// Returns the same commands each time for the same match.
std::vector<rules::coin_wars::Command> attempts(const rules::coin_wars::Match& match);

}  // namespace replays

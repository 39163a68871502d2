#pragma once
// What a player might try at a moment of a battle, most of it against some rule.

#include <vector>

#include "game/coin_wars/rules/coin_wars.h"

namespace replays {

// Always the same ones for the same match.
std::vector<rules::coin_wars::Command> attempts(const rules::coin_wars::Match& match);

}  // namespace replays

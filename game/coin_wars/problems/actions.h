#pragma once
// Everything that a side could do now, as candidates: the bots' own of each unit, or these and a fan of places all
// round.

#include <vector>

#include "game/coin_wars/rules/coin_wars.h"

namespace problems {

namespace cw = rules::coin_wars;

enum class Look { Candidates, AllRound };
// Legal commands, each of which costs actions. No decision may be pending.
std::vector<cw::Command> actions_of(const cw::Match& match, Look look);

}  // namespace problems

#pragma once
// All possible actions of a side, as candidates: the bots' own for each unit, or these plus a fan of places in all
// directions.

#include <vector>

#include "game/coin_wars/rules/coin_wars.h"

namespace problems {

namespace cw = rules::coin_wars;

enum class Look { Candidates, AllRound };
// Legal commands that cost actions. No decision may be pending.
std::vector<cw::Command> actions_of(const cw::Match& match, Look look);

}  // namespace problems

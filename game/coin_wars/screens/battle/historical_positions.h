#pragma once
// Deploying a side as its battle was in history.

#include <vector>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/match.h"

namespace screens {

// The commands that place the side's coins where the battle has them; empty if they lie there. Those that still arrive
// (BX-3) or only watch (CW-3) are not deployed.
std::vector<rules::coin_wars::Command> to_historical_positions(const rules::coin_wars::Match& match,
                                                               rules::coin_wars::Side side);

}  // namespace screens

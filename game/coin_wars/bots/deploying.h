#pragma once
// Setting up (CW-5, R-1): a bot lays what it has in its hand so that Armies can form, and says that it is
// ready.

#include "engine/core/random.h"
#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/match.h"

namespace bots {

// The next command of the side that deploys; legal. A coin for which there is no place in its zone cannot be
// set up by anybody: then it concedes.
rules::coin_wars::Command deploying(const rules::coin_wars::Match& match, core::Random& random);

}  // namespace bots

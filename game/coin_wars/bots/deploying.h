#pragma once
// Deployment (CW-5, R-1): a bot places the coins of its hand
// so that Armies can form, and then says that it is ready.

#include "engine/core/random.h"
#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/match.h"

namespace bots {

// The next command of the deploying side; legal. If its zone has no place left for a coin, nobody could
// deploy it: then the bot concedes.
rules::coin_wars::Command deploying(const rules::coin_wars::Match& match, core::Random& random);

}  // namespace bots

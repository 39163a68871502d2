#pragma once
// How the general finds a turn: batches of proposals, each played on from; what comes out best is changed and
// tried again until the work is used up.

#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/bots/rollout.h"

namespace bots {

inline constexpr std::int64_t kGeneralsWork = 20000;

// The rest of the turn of the side to act, at least one deed. The same for any number of workers unless it is
// stopped.
Plan plan(const Match& match, const Budget& budget, core::Random& random, Thinking* thinking);

}  // namespace bots

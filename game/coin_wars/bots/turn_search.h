#pragma once
// The general's search for a turn: proposals come in batches and are judged by rollouts; the best are varied
// and tried again until the work is used up.

#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/bots/rollout.h"

namespace bots {

inline constexpr std::int64_t kGeneralsWork = 20000;

// The rest of the turn of the side to act, at least one command. The result does not depend on the number of
// workers unless the search is stopped.
Plan plan(const Match& match, const Budget& budget, core::Random& random, Thinking* thinking);

}  // namespace bots

#pragma once
// The general's search for a turn: proposals come in batches and are judged by rollouts over several turns of both
// sides, each with its own dice; the best are varied and tried again until the work is used up.

#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/bots/generals_weights.h"
#include "game/coin_wars/bots/rollout.h"

namespace bots {

// Per turn, in candidate moves evaluated.
inline constexpr std::int64_t kGeneralsWork = 400000, kMarshalsWork = 4000000;

// The rest of the turn of the side to act, at least one command; `follow_up` is one of the proposals; the budget must
// give the work. The result does not depend on the number of workers unless the search is stopped. `weights`: of the
// sergeants in proposals and rollouts.
RolloutPlan plan(const Match& match, std::span<const cw::Command> follow_up, const Budget& budget, core::Random& random,
                 Thinking* thinking, const Weights& weights = kGenerals);

}  // namespace bots

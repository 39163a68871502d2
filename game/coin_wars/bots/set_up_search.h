#pragma once
// The general's set-up: coins can be laid in several ways, each of which is tried in short battles between sergeants
// against set-ups that the other side may choose, or against the one that it has chosen. The worse half is given up, again
// and again.

#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/bots/rollout.h"

namespace bots {

// The rest of the set-up of the side that deploys, its Ready or Concede last; the budget's work must be given. The result
// does not depend on the number of workers unless the search is stopped.
std::vector<Plan::Step> set_up(const Match& match, const Budget& budget, core::Random& random, Thinking* thinking,
                               const Weights& weights);

}  // namespace bots

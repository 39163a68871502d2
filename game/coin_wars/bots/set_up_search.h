#pragma once
// The general's set-up: tries several layouts of its coins in short battles between sergeants, against the other side's
// possible set-ups or its actual one. The worse half is dropped, again and again.

#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/bots/rollout.h"

namespace bots {

// The rest of the deploying side's set-up, with its Ready or Concede last; the budget must give the work. The result
// does not depend on the number of workers unless the search is stopped.
std::vector<Plan::Step> set_up(const Match& match, const Budget& budget, core::Random& random, Thinking* thinking,
                               const Weights& weights);

}  // namespace bots

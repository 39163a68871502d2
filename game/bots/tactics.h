#pragma once
// One action at a time: the best that comes to mind, as far as the rules allow it.

#include <optional>
#include <vector>

#include "engine/core/random.h"
#include "game/bots/board.h"
#include "game/bots/idea.h"
#include "game/bots/weights.h"

namespace bots {

// Of these ideas the best that is worth doing and legal. They are sorted and used up.
std::optional<rules::coin_wars::Command> best_legal(const Match& match, std::vector<Idea>& ideas);

// Off by up to `weights.noise`, and only the share that is seen.
void blur(std::vector<Idea>& ideas, const Weights& weights, core::Random& random);

}  // namespace bots

#pragma once
// One action at a time: the best that comes to mind, as far as the rules allow it.

#include <optional>
#include <vector>

#include "engine/core/random.h"
#include "game/bots/board.h"
#include "game/bots/idea.h"
#include "game/bots/weights.h"

namespace bots {

// Of these ideas the best that is worth doing and legal. They are used up.
std::optional<rules::coin_wars::Command> best_legal(const Match& match, std::vector<Idea>& ideas);

// Off by up to `weights.noise`, and only the share that is seen.
void blur(std::vector<Idea>& ideas, const Weights& weights, core::Random& random);

// What a sergeant with these weights does next for the side to act: forms what touches, else the best action
// of all its units, else ends the turn. No decision or answer may be awaited.
rules::coin_wars::Command act(const Match& match, const Weights& weights, core::Random& random);

}  // namespace bots

#pragma once
// The general: searches whole turns, proposed by sergeants with several temperaments and by varying the best
// ones, and judges them by rollouts. A playable best turn exists from the start.

#include "game/coin_wars/bots/bot.h"

namespace bots {

std::unique_ptr<Bot> make_general(const Budget& budget);

}  // namespace bots

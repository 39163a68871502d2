#pragma once
// The sergeant: of all that its units could do the best, again and again until nothing pays. He finds every
// attack that pays, keeps out of reach of what would hurt, brings coins together and forms Armies of them.

#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/bots/weights.h"

namespace bots {

std::unique_ptr<Bot> make_sergeant(const Budget& budget);
// With other weights: what the general lets play.
std::unique_ptr<Bot> make_sergeant_with(const Weights& weights);

}  // namespace bots

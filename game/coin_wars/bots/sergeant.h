#pragma once
// The sergeant: greedily takes the best action of all its units until nothing pays. Finds every attack that
// pays, stays out of reach of harm, brings coins together and forms Armies.

#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/bots/weights.h"

namespace bots {

std::unique_ptr<Bot> make_sergeant(const Budget& budget);
// With other weights, for the general.
std::unique_ptr<Bot> make_sergeant_with(const Weights& weights);

}  // namespace bots

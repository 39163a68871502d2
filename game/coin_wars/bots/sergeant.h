#pragma once
// The sergeant: greedily takes the best action of all its units until nothing pays. Finds every attack that
// pays, stays out of reach of harm, brings coins together and forms Armies.

#include "game/coin_wars/bots/bot.h"

namespace bots {

std::unique_ptr<Bot> make_sergeant(const Budget& budget);

}  // namespace bots

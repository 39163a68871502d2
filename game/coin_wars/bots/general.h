#pragma once
// The general: whole turns, proposed by sergeants of several tempers and by changing the best of them, judged
// by playing on with both sides answering. The best is always playable, from the first moment on.

#include "game/coin_wars/bots/bot.h"

namespace bots {

std::unique_ptr<Bot> make_general(const Budget& budget);

}  // namespace bots

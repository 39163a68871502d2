#pragma once
// The recruit: sensible, but makes mistakes.

#include "game/coin_wars/bots/bot.h"

namespace bots {

std::unique_ptr<Bot> make_recruit(const Budget& budget);

}  // namespace bots

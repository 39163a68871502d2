#pragma once
// Which Armies a bot forms and enlarges: it costs nothing and nearly always pays.

#include <optional>

#include "game/coin_wars/bots/board.h"
#include "game/coin_wars/rules/command.h"

namespace bots {

class Forming {
public:
    // The next Form or Join of the side to act, of coins that have not acted yet; legal. Asked before each
    // action: an Army can only come of what has changed since.
    std::optional<rules::coin_wars::Command> next(const Board& board);

private:
    bool again_ = true;  // all is looked at
    int turn_ = -1;
};

}  // namespace bots

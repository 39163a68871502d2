#pragma once
// Decides which Armies a bot forms and enlarges: it costs nothing and is nearly always worthwhile.

#include <optional>

#include "game/coin_wars/bots/board.h"
#include "game/coin_wars/rules/command.h"

namespace bots {

class Forming {
public:
    // The next legal Form or Join of the side to act, with coins that have not acted yet. Call it before each action:
    // it looks for new Armies only where something changed.
    std::optional<cw::Command> next(const Board& board);

private:
    bool again_ = true;  // examine everything
    int turn_ = -1;
};

}  // namespace bots

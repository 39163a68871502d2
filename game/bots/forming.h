#pragma once
// Which Armies a bot forms and enlarges: it costs nothing and nearly always pays.

#include <optional>

#include "game/bots/board.h"
#include "game/rules/coin_wars/command.h"

namespace bots {

// The next Form or Join of the side to act, of coins that have not acted yet; legal.
std::optional<rules::coin_wars::Command> forming(const Board& board);

}  // namespace bots

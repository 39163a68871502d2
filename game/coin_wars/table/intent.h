#pragma once
// Turns a command into the aim that a player would have made for it, to show bots' moves in advance.

#include "game/coin_wars/table/aim.h"

namespace table {

// The coins that act in the command: the coin, the Army, or the coins that form one. Empty if it names none.
std::vector<int> acting(const cw::Match& match, const cw::Command& command);
// An empty aim if the command is neither a move nor an attack.
Aim aim_of(const cw::Match& match, const cw::Command& command);

}  // namespace table

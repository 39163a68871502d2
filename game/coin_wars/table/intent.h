#pragma once
// Turns a command into the aim that a player would have made for it: shows bots' moves before they are made.

#include "game/coin_wars/table/aim.h"

namespace table {

// The coins that act in the command: the coin, the Army, those that form one. Empty if it names none.
std::vector<int> acting(const cw::Match& match, const cw::Command& command);
// An empty aim if the command is neither a move nor an attack.
Aim aim_of(const cw::Match& match, const cw::Command& command);

}  // namespace table

#pragma once
// A command that somebody means to give, as the aim that a player would have drawn for it: for bots, whose
// moves are looked at before they are made.

#include "game/coin_wars/table/aim.h"

namespace table {

// The coins that the command names as acting: the coin, the Army, those that form one. Empty where it names
// none.
std::vector<int> acting(const cw::Match& match, const cw::Command& command);
// Nothing of an aim where the command is no move and no attack.
Aim aim_of(const cw::Match& match, const cw::Command& command);

}  // namespace table

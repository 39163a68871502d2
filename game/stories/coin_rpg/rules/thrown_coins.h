#pragma once
// RPG-25 to 27, section 4.5: which coins a command throws, in order, and how they land.

#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/event.h"

namespace rules::coin_rpg {

// The coins that a legal command throws, in order, not yet landed; none if it throws nothing.
std::vector<TableCoin> coins_for(const Match& match, const Command& command);
// Whose hand throws them: the left neighbour those of the Scene, else the seat itself.
int thrower(const Match& match, const Command& command);

// The number of the next coin of the round.
int next_number(const Turn& turn);
// RPG-25: the value of a Trait in coins, numbered from `first` on.
std::vector<TableCoin> coins_of(const Match& match, Trait trait, int contest, int first);

// E_FACES: as many H or T as there are coins; nothing if no faces are given.
Check check_faces(const std::vector<TableCoin>& coins, const Faces& faces);
// The same coins as they landed.
std::vector<TableCoin> landed(std::vector<TableCoin> coins, const Faces& faces, const Throws& throws);
// Replaces the coin that has the same number.
void lay(Turn& turn, const TableCoin& coin);

}  // namespace rules::coin_rpg

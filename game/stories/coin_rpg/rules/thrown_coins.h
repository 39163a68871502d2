#pragma once
// RPG-25 to 27, section 4.5: which coins a command throws, in order, and how they land.

#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/event.h"

namespace rules::coin_rpg {

// The coins that a legal command throws, in order, not yet landed; empty if none.
std::vector<TableCoin> coins_for(const Match& match, const Command& command);
// The seat that throws them: the left neighbour for the Scene's coins, else the command's own seat.
int thrower(const Match& match, const Command& command);

// The number for the round's next coin.
int next_number(const Turn& turn);
// RPG-25: a coin for each point of the Trait's value, numbered from `first`.
std::vector<TableCoin> coins_of(const Match& match, Trait trait, int contest, int first);

// bad_faces: there must be one H or T for each coin, unless no faces are given.
Check check_faces(const std::vector<TableCoin>& coins, const Faces& faces);
// The same coins as they landed.
std::vector<TableCoin> landed(std::vector<TableCoin> coins, const Faces& faces, const Throws& throws);
// Replaces the coin that has the same number.
void lay(Turn& turn, const TableCoin& coin);

}  // namespace rules::coin_rpg

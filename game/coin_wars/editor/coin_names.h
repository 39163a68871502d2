#pragma once
// Coins of a draft are called by their names; ids, by which files know them, are made from those.

#include <span>
#include <string>
#include <vector>

#include "game/coin_wars/editor/draft.h"

namespace editor {

// Names a coin. Its id is made of the name, "Alencon" of "Alençon", or is the next free number ("h12") where no letter of
// it can stand in an id; an empty name takes the coin's name away. What names the coin by its id follows.
void name_coin(Draft& draft, int coin, const std::string& name);
// What a side calls its coins of this type; the plural was made of the former name. An empty name is the type's own.
void call_type(cw::Scenario& scenario, cw::Side side, const std::string& type, const std::string& name);
// Gives coins to the other side; they leave their Armies. Who has a name keeps it, the others get a number of that side.
void give_to(Draft& draft, std::span<const int> coins, cw::Side side);

}  // namespace editor

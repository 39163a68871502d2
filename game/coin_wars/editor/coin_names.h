#pragma once
// Names coins of a draft. Their ids, used in files, are made from the names.

#include <span>
#include <string>

#include "game/coin_wars/editor/draft.h"

namespace editor {

// Names a coin and updates all references to its id. The id is made from the name ("Alencon" from "Alençon"), or is the
// next free number ("h12") if none of the name's letters can be used. An empty name removes the coin's name.
void name_coin(Draft& draft, int coin, const std::string& name);
// Sets a side's name for coins of this type and drops its plural; an empty name restores the type's own.
void call_type(cw::Scenario& scenario, cw::Side side, const std::string& type, const std::string& name);
// Gives coins to the other side; they leave their Armies. Unnamed coins get a number of that side.
void give_to(Draft& draft, std::span<const int> coins, cw::Side side);

}  // namespace editor

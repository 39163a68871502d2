#pragma once
// BX-10, kinds of units of a draft.

#include <span>

#include "game/coin_wars/editor/draft.h"

namespace editor {

// These coins, of one side and one coin, can be a unit of their own.
bool can_be_unit(const cw::Scenario& scenario, std::span<const int> coins);
// Makes them one, which goes by the name of what they were and a number: "Archer 2".
void make_unit(Draft& draft, std::span<const int> coins);
// The other way round: they are their coin again.
void be_coins_again(cw::Scenario& scenario, std::span<const int> coins);

}  // namespace editor

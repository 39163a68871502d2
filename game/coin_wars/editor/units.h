#pragma once
// BX-10: Kinds of units of a draft.

#include <span>
#include <string>
#include <string_view>

#include "game/coin_wars/editor/draft.h"

namespace editor {

// True if these coins are of one side and one type, so that they can become a unit of their own.
bool can_be_unit(const cw::Scenario& scenario, std::span<const int> coins);
// Makes them a unit, named after their old type and a number: "Archer 2".
void make_unit(Draft& draft, std::span<const int> coins);
// Makes them ordinary coins of their type again.
void be_coins_again(cw::Scenario& scenario, std::span<const int> coins);

// Puts an emblem, a word of engine/render/coin_designs.cpp, on the coins of a unit; if empty, the one of their coin
// type.
void set_emblem(cw::Scenario& scenario, const std::string& unit, std::string_view emblem);
// Returns the emblem set for the unit.
std::string emblem_of(const cw::Scenario& scenario, const std::string& unit);

}  // namespace editor

#pragma once
// BX-10, kinds of units of a draft.

#include <span>
#include <string>
#include <string_view>

#include "game/coin_wars/editor/draft.h"

namespace editor {

// These coins, of one side and one coin, can be a unit of their own.
bool can_be_unit(const cw::Scenario& scenario, std::span<const int> coins);
// Makes them one, which goes by the name of what they were and a number: "Archer 2".
void make_unit(Draft& draft, std::span<const int> coins);
// The other way round: they are their coin again.
void be_coins_again(cw::Scenario& scenario, std::span<const int> coins);

// Strikes an emblem on the coins of a unit, a word of engine/render/coin_designs.cpp; none: what its coin bears.
void set_emblem(cw::Scenario& scenario, const std::string& unit, std::string_view emblem);
// What it was set to.
std::string emblem_of(const cw::Scenario& scenario, const std::string& unit);

}  // namespace editor

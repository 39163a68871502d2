#pragma once
// Setting up several coins together: an Army or a lasso's coins keep their formation.

#include <optional>
#include <vector>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/match.h"

namespace table {

using core::Vec2;
namespace cw = rules::coin_wars;

// Places each of these coins, which lie on the table, at its place shifted by `by`; on the grid.
cw::PlaceCoins shifted(const cw::Match& match, const std::vector<int>& coins, Vec2 by);
// The shift nearest to `by` that the rules allow for all of them together; nullopt if the search finds none.
std::optional<Vec2> nearest_shift(const cw::Match& match, const std::vector<int>& coins, Vec2 by);
// Commands that shift them and form the Armies wholly among them again. The shift must be allowed.
std::vector<cw::Command> moving_together(const cw::Match& match, const std::vector<int>& coins, Vec2 by);

}  // namespace table

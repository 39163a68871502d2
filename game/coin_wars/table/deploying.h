#pragma once
// Setting up several coins as one: an Army, or what a lasso holds, keeps its places to one another.

#include <optional>
#include <vector>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/match.h"

namespace table {

using core::Vec2;
namespace cw = rules::coin_wars;

// Lays each of these coins, which lie on the table, so far from where it is; on the grid.
cw::PlaceCoins shifted(const cw::Match& match, const std::vector<int>& coins, Vec2 by);
// The shift nearest to `by` that the rules allow for all of them together; nullopt if none is found near it.
std::optional<Vec2> nearest_shift(const cw::Match& match, const std::vector<int>& coins, Vec2 by);
// Lays them there and forms again the Armies that are wholly among them. The shift must be allowed.
std::vector<cw::Command> moving_together(const cw::Match& match, const std::vector<int>& coins, Vec2 by);

}  // namespace table

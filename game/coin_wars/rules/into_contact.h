#pragma once
// straight paths that bring a unit into contact with an enemy, in one move or the first leg of a Charge.

#include <optional>

#include "game/coin_wars/rules/path.h"

namespace rules::coin_wars {

// A point that the coin can reach in one straight move so that it touches the target; its own place if it already does.
std::optional<Vec2> way_into_contact(const Match& match, int coin, int target);
// The same for a unit: a single coin, or an Army with `front` as its front coin; by a move or by the first leg
// of a Charge, even out of turn.
std::optional<Vec2> unit_into_contact(const Match& match, int front, int target, Going going);

}  // namespace rules::coin_wars

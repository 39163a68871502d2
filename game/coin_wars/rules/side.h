#pragma once
// The two sides of a battle, named after the faces of a coin.

#include <cstddef>

#include "game/kit/fields.h"

namespace rules::coin_wars {

enum class Side { Heads, Tails };
ENUM_NAMES(Side, "heads", "tails")
constexpr Side other(Side side) { return side == Side::Heads ? Side::Tails : Side::Heads; }
constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

}  // namespace rules::coin_wars

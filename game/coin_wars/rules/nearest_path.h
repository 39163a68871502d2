#pragma once
// the nearest point that a path can lead to, on the grid and rounded inwards. Called only for refusals, so
// it may be slow.

#include <optional>

#include "game/coin_wars/rules/path.h"

namespace rules::coin_wars {

// The point nearest to path.to; nullopt if there is none.
std::optional<Vec2> nearest_path(const Match& match, const Path& path);

}  // namespace rules::coin_wars

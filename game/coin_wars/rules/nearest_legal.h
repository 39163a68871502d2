#pragma once
// The nearest legal point for a refused command, on the grid and rounded inwards; nullopt if the refusal
// is not about the point. Called only for refusals, so it may be slow.

#include <functional>
#include <optional>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/rules/path.h"

namespace rules::coin_wars {

// the point nearest to path.to where `legal` is true for an Army's front coin. Gathering is expensive, so only a
// limited number of points is tried. `legal` must check the front coin as well: another one may lead to the nearest
// point.
std::optional<Vec2> nearest_march(const Match& match, const Path& path, const std::function<bool(Vec2)>& legal);

std::optional<Vec2> nearest_legal(const Match& match, const Move& command);
// The nearest `via` if the first leg is refused or leads to no contact, otherwise the nearest `to`.
std::optional<Vec2> nearest_legal(const Match& match, const Charge& command);
std::optional<Vec2> nearest_legal(const Match& match, const PlaceCoin& command);

}  // namespace rules::coin_wars

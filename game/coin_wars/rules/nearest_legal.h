#pragma once
// For a refused command the nearest point at which it would be legal, on the grid and rounded inwards
// nothing where the point is not what is wrong. Called only for refusals: it may cost a little.

#include <functional>
#include <optional>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/rules/path.h"

namespace rules::coin_wars {

// Nearest to way.to.
std::optional<Vec2> nearest_way(const Match& match, const Way& way);

// of an Army's front coin, nearest to way.to among those that the command would allow. Gathering is
// dear: only so many points are tried. The front coin that goes that way now may not be the one that goes to
// the nearest point, which is for `legal` to say.
std::optional<Vec2> nearest_march(const Match& match, const Way& way, const std::function<bool(Vec2)>& legal);

std::optional<Vec2> nearest_legal(const Match& match, const Move& command);
// The nearest `via` where the first leg is refused or leads to no contact, else the nearest `to`.
std::optional<Vec2> nearest_legal(const Match& match, const Charge& command);
std::optional<Vec2> nearest_legal(const Match& match, const PlaceCoin& command);

}  // namespace rules::coin_wars

#pragma once
// BX-12, ground that stops shots: woods that hide what is in them and behind them, crests that hide what is behind them.

#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

// A coin in a wood sees, and is seen, through so much of it, inches along the line of centres.
inline constexpr double kEdgeOfWood = 1;

// What hides one point from another: the ground, and how much of the straight line between them leads through it.
struct Hidden {
    const Terrain* by = nullptr;  // null: nothing
    double through = 0;           // inches
    bool at_edge = false;         // one of them lies on that ground, a wood, but too deep in it
};
// Of a shot by this coin, whom the ground must concern.
Hidden hidden(const Match& match, int shooter, Vec2 from, Vec2 to);
Hidden hidden(const Match& match, int shooter, int target);

}  // namespace rules::coin_wars

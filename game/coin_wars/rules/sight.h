#pragma once
// BX-12, ground that blocks shots: woods hide what is in and behind them, crests hide what is behind them.

#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

// A coin in a wood can see and be seen through this much of it, inches along the line of centres.
inline constexpr double kEdgeOfWood = 1;

// The ground that hides one point from another, and how much of the straight line between them passes through it.
struct Hidden {
    const Terrain* by = nullptr;  // nullptr: not hidden
    double through = 0;           // inches
    bool at_edge = false;         // one of the points is in that wood, but too deep
};
// For a shot by this coin; only ground that affects it counts.
Hidden hidden(const Match& match, int shooter, Vec2 from, Vec2 to);
Hidden hidden(const Match& match, int shooter, int target);

}  // namespace rules::coin_wars

#pragma once
// positions are multiples of 1/1024 in. A requested position is rounded first, then compared.

#include "engine/core/vec2.h"

namespace core {

inline constexpr double kGrid = 1.0 / 1024;

inline double round_to_grid(double inches) { return std::nearbyint(inches / kGrid) * kGrid; }
inline Vec2 round_to_grid(Vec2 p) { return {round_to_grid(p.x), round_to_grid(p.y)}; }

}  // namespace core

#pragma once
// Arrows on the table that show the course of a battle: tapered, painted under the coins in a side's ink.

#include <vector>

#include "engine/render/scene.h"
#include "game/coin_wars/rules/scenario.h"

namespace table {

namespace cw = rules::coin_wars;

// A smooth curve through the points, from the tail to the tip of the head; `strength` 0 to 1.
render::Region course_arrow(const std::vector<core::Vec2>& along, cw::Side side, double strength);

}  // namespace table

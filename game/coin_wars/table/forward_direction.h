#pragma once
// The forward direction of a side.

#include "engine/core/vec2.h"
#include "game/coin_wars/rules/scenario.h"

namespace table {

// Unit vector along an edge of the table, from this side's zone towards the other one.
core::Vec2 ahead_of(const rules::coin_wars::Scenario& scenario, rules::coin_wars::Side side);

}  // namespace table

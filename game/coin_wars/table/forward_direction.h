#pragma once
// Which way is forward for a side.

#include "engine/core/vec2.h"
#include "game/coin_wars/rules/scenario.h"

namespace table {

// Straight ahead for this side, along an edge of the table: from its zone towards the other one. Unit vector.
core::Vec2 ahead_of(const rules::coin_wars::Scenario& scenario, rules::coin_wars::Side side);

}  // namespace table

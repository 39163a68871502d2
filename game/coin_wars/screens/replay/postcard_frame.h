#pragma once
// The part of the table shown on a postcard: all of it if it is full of coins, otherwise the area of the decisive
// moment.

#include <vector>

#include "engine/core/box.h"
#include "game/coin_wars/rules/match.h"

namespace screens {

namespace cw = rules::coin_wars;

// `decisive`: places of the action in that moment, inches. `wide_to_high`: shape of the space for the table. The box
// lies around the mat or within the part shown; its shape may differ from the space, but it holds most coins.
core::Box postcard_frame(const cw::Match& match, const std::vector<core::Vec2>& decisive, double wide_to_high);

}  // namespace screens

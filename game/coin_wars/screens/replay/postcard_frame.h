#pragma once
// Which part of the table a card to pass on shows: all of it if it is full of coins, else where the decisive moment was.

#include <vector>

#include "engine/core/box.h"
#include "game/coin_wars/rules/match.h"

namespace screens {

namespace cw = rules::coin_wars;

// `decisive`: where something happened in that moment, inches; `wide_to_high`: of the room for the table. The box
// lies around the mat or within what is then shown; it may be of another shape than the room, but holds most coins.
core::Box postcard_frame(const cw::Match& match, const std::vector<core::Vec2>& decisive, double wide_to_high);

}  // namespace screens

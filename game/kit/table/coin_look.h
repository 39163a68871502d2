#pragma once
// The look of a type of coin: its metal, faces, edge, and the ring of the side facing up.

#include "engine/render/scene.h"
#include "game/kit/coin_type.h"
#include "game/kit/hand.h"
#include "game/kit/table/coin_design.h"

namespace table {

// Unworn and straight, at (0, 0); a solid ring round heads, a dashed one round tails.
render::CoinSprite sprite(const rules::CoinType& type, rules::Face up, const Emblems& emblems = kPlainEmblems);

}  // namespace table

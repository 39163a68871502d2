#pragma once
// The look of a type of coin: its metal, faces, edge, and the ring of the side that is up.

#include "engine/render/scene.h"
#include "game/kit/coin_type.h"
#include "game/kit/hand.h"

namespace table {

// Unworn and unrotated, at (0, 0); heads have a solid ring, tails a dashed one.
render::CoinSprite sprite(const rules::CoinType& type, rules::Face up);

}  // namespace table

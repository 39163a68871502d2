#pragma once
// What coins of a few pixels show in place of relief: one bold sign per face, upright, filling the circle within the
// side's ring. Both sides of a drawn design have the same sign, in opposite tones.

#include "engine/render/coin_face.h"
#include "engine/render/pixels.h"
#include "engine/render/relief_sheet.h"

namespace render {

inline constexpr int kSignSide = 64;  // pixels; the circle of radius 1 fills the square

// Four channels: the sign's coverage, then 255 for tails. `pieces` may be nullptr for a drawn design.
Pixels sign_of(const CoinFace& face, const Pieces* pieces);

}  // namespace render

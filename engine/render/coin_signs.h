#pragma once
// What shows on coins of a few pixels in place of their relief: one bold sign a face, upright, that fills the circle
// within the side's ring. Both sides of a drawn design bear the same sign, in opposite tones.

#include "engine/render/coin_face.h"
#include "engine/render/pixels.h"
#include "engine/render/relief_sheet.h"

namespace render {

inline constexpr int kSignSide = 64;  // pixels; the circle of radius 1 fills the square

// Four channels: the share of the sign, then 255 for tails. `pieces` may be null for a drawn design.
Pixels sign_of(const CoinFace& face, const Pieces* pieces);

}  // namespace render

#pragma once
// Generates the faces of coins without a drawn face: heads show the emblem, tails the value and a legend, both a
// border. The art is within 0.83 of the radius.

#include "engine/render/coin_face.h"
#include "engine/render/relief_sheet.h"

namespace render {

// A layer of the coin texture, 512 x 512, four channels. Skips letters and figures without a piece; without a value,
// tails show the emblem too, small in a wreath.
Pixels minted(const CoinFace& face, const Pieces& pieces);
// The same, bold enough to recognize on a coin of a few pixels (sign_of): one channel.
Pixels struck_sign(const CoinFace& face, const Pieces& pieces);

// The picture of coins of a few pixels, in place of relief: one bold sign per face, upright, filling the circle within
// the side's ring. Both sides of a drawn design have the same sign, in opposite tones. Four channels: the sign's
// coverage, then 255 for tails. `pieces` may be nullptr for a drawn design.
Pixels sign_of(const CoinFace& face, const Pieces* pieces);
inline constexpr int kSignSide = 64;  // pixels; the circle of radius 1 fills the square

}  // namespace render

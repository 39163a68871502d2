#pragma once
// Generates the faces of coins without a drawn face: heads show the emblem, tails the value and a legend, both a
// border. The art is within 0.83 of the radius.

#include "engine/render/coin_face.h"
#include "engine/render/relief_sheet.h"

namespace render {

// A layer of the coin texture, 512 x 512, four channels. Skips letters and figures without a piece; without a value,
// tails show the emblem too, small in a wreath.
Pixels minted(const CoinFace& face, const Pieces& pieces);
// The same, bold enough to recognize on a coin of a few pixels (coin_signs.h): one channel.
Pixels struck_sign(const CoinFace& face, const Pieces& pieces);

}  // namespace render

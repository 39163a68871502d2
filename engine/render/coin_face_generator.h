#pragma once
// Strikes the faces of coins that have no drawn face: heads bear the emblem, tails the value and a legend,
// both a border. Art lies within 0.83 of the radius.

#include "engine/render/coin_face.h"
#include "engine/render/relief_sheet.h"

namespace render {

// A layer of the coin texture, 512 x 512, four channels. Letters and figures that have no piece are left out;
// a face without a value shows its emblem on tails too, small in a wreath.
Pixels minted(const CoinFace& face, const Pieces& pieces);

}  // namespace render

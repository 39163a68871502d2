#pragma once
// What is struck on a type of coin. Its `design` is a drawn design ("penny"), or optional words joined by
// hyphens in any order: an emblem ("lily"), a border ("beads"), a value ("50", "1_2" for 1/2, "XVI"). Missing
// parts are derived from the coin, so that every coin has a face: the value is the number at the start of its
// title ("50 pence"), else its cents; the emblem suits its trait; which of several, and the border, follow
// from a hash of its name. The rest of the title is the legend.

#include "engine/render/coin_face.h"
#include "game/kit/coin_type.h"

namespace table {

render::CoinFace face_of(const rules::CoinType& type, bool heads);

}  // namespace table

#pragma once
// What is struck on a type of coin. Its `design` is one of the drawn designs ("penny"), or words joined by
// hyphens, in any order and each of them optional: an emblem ("lily"), a border ("beads"), a value ("50",
// "1_2" for 1/2, "XVI"). What it leaves open follows from the coin: the value is the number that its title
// begins with ("50 pence"), else its cents; the emblem suits its trait; name and border go together by
// chance, but always the same. The rest of the title is the legend. So every coin has a face.

#include "engine/render/coin_face.h"
#include "game/kit/coin_type.h"

namespace table {

render::CoinFace face_of(const rules::CoinType& type, bool heads);

}  // namespace table

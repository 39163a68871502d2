#pragma once
// The ground of a quick battle: a few pieces between the zones, each with a twin on the other side of the table's
// centre, so that neither side has the better edge.

#include <vector>

#include "engine/core/random.h"
#include "game/coin_wars/rules/scenario.h"

namespace battles {

struct Band {
    double width, low, high;  // inches: the table's full width, from y = low to y = high
};
// Pieces and twins stay apart; twins are exact half turns about the centre of the band. The most important piece is
// first.
std::vector<rules::coin_wars::Terrain> quick_ground(core::Random& random, const Band& band);

}  // namespace battles

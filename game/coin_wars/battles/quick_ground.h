#pragma once
// The ground of a quick battle: a few pieces between the zones, each with its twin on the other side of the table's middle,
// so that neither side has the better edge.

#include <vector>

#include "engine/core/random.h"
#include "game/coin_wars/rules/scenario.h"

namespace battles {

struct Band {
    double width, low, high;  // inches: all of the table's width, from y = low to y = high
};
// Pieces and twins keep apart; every point is turned about the middle of the band exactly. The first matters most.
std::vector<rules::coin_wars::Terrain> quick_ground(core::Random& random, const Band& band);

}  // namespace battles

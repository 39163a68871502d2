#pragma once
// How a line-up stands before a battle: what its score can be read from.

#include "game/coin_wars/rules/scenario.h"

namespace lab {

namespace cw = rules::coin_wars;

struct LineUpShape {
    double front = 0, depth = 0;  // inches over the rims, along the front and away from it
    int coins = 0;                // that stand there at the start
    int in_touch = 0;             // of the largest group that touching links: what can form an Army at once
    bool mostly_in_touch() const { return 2 * in_touch >= coins; }
};
LineUpShape shape_of(const cw::Scenario& scenario, cw::Side side);

}  // namespace lab

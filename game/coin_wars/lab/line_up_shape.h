#pragma once
// The shape of a line-up before a battle, which helps to explain its score.

#include "game/coin_wars/rules/scenario.h"

namespace lab {

namespace cw = rules::coin_wars;

struct LineUpShape {
    double front = 0, depth = 0;  // inches over the rims, along the front and away from it
    int coins = 0;                // on the table at the start
    int in_touch = 0;             // in the largest touching group, which can form an Army at once
    bool mostly_in_touch() const { return 2 * in_touch >= coins; }
};
LineUpShape shape_of(const cw::Scenario& scenario, cw::Side side);

}  // namespace lab

#pragma once
// Pushes the coins of a broken Army gently apart and away from the enemy with Box2D, with a little randomness
// . This only proposes; measure::is_scattered decides.

#include <vector>

#include "engine/core/random.h"
#include "engine/measure/crowd.h"
#include "engine/physics/motion.h"

namespace physics {

struct Scattered {
    std::vector<Vec2> places;  // in the order of the task's coins, on the grid
    Motion motion;
};

// The same source gives the same places on the same machine.
Scattered scatter(const measure::ScatterTask& task, core::Random& random);

}  // namespace physics

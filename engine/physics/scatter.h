#pragma once
// The coins of a broken Army, pushed gently apart and away from the enemy by Box2D, with a little chance in
// it. It proposes; measure::is_scattered judges.

#include <vector>

#include "engine/core/random.h"
#include "engine/measure/crowd.h"
#include "engine/physics/motion.h"

namespace physics {

struct Scattered {
    std::vector<Vec2> places;  // as the task's coins, on the grid
    Motion motion;
};

// The same source, the same places on the same machine.
Scattered scatter(const measure::ScatterTask& task, core::Random& random);

}  // namespace physics

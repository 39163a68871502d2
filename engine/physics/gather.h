#pragma once
// Gathers the coming coins of a moved Army with Box2D (R-20a): each is pulled to its wanted place and, if
// that does not link it, on to the nearest linked coin, until all are linked by touch. Enemies, coins that
// take no part, ground and the table's edge are walls. This only proposes; measure::is_gathered decides.

#include <vector>

#include "engine/measure/crowd.h"
#include "engine/physics/motion.h"

namespace physics {

struct Gathered {
    std::vector<Vec2> places;  // in the order of `coming`, on the grid
    bool linked = false;       // all are linked by touch; otherwise it got stuck
    int steps = 0;             // of the simulation, 60 per second
    Motion motion;             // of the coming coins, one sample per step
};

Gathered gather(const measure::GatherTask& task);

}  // namespace physics

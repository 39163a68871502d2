#pragma once
// The coming coins of a moved Army, pulled together by Box2D (R-20a): each is drawn to its wanted place, and
// where that does not link it on to the nearest that is linked, until touching links all. Enemies, coins that
// have no part in it, ground and the table's edge are walls. It proposes; measure::is_gathered judges.

#include <vector>

#include "engine/measure/crowd.h"
#include "engine/physics/motion.h"

namespace physics {

struct Gathered {
    std::vector<Vec2> places;  // as `coming`, on the grid
    bool linked = false;       // touching links all; else it got stuck
    int steps = 0;             // of the world: sixty a second
    Motion motion;             // of the coming coins, a sample a step
};

Gathered gather(const measure::GatherTask& task);

}  // namespace physics

#include "game/coin_wars/lab/line_up_shape.h"

#include <algorithm>
#include <limits>

#include "game/coin_wars/lab/touching_groups.h"

namespace lab {

LineUpShape shape_of(const cw::Scenario& scenario, cw::Side side) {
    LineUpShape shape;
    constexpr double kFar = std::numeric_limits<double>::max();
    core::Vec2 low{kFar, kFar}, high{-kFar, -kFar};
    for (const std::vector<int>& group : groups_of(scenario, side)) {
        const int size = static_cast<int>(group.size());
        shape.coins += size;
        shape.in_touch = std::max(shape.in_touch, size);
        for (const int coin : group) {
            const measure::Disc disc = disc_of(scenario, coin);
            low = {std::min(low.x, disc.center.x - disc.radius), std::min(low.y, disc.center.y - disc.radius)};
            high = {std::max(high.x, disc.center.x + disc.radius), std::max(high.y, disc.center.y + disc.radius)};
        }
    }
    if (shape.coins == 0) return shape;
    shape.front = high.x - low.x;
    shape.depth = high.y - low.y;
    return shape;
}

}  // namespace lab

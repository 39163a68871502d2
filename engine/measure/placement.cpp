#include "engine/measure/placement.h"

#include <algorithm>

namespace measure {

bool apart(const Disc& disc, std::span<const Disc> from, double min) {
    return std::all_of(from.begin(), from.end(), [&](const Disc& other) { return apart(disc, other, min); });
}

bool on_table(const Disc& disc, const Surroundings& around) {
    const double inset = disc.radius - kTolerance;
    return disc.center.x >= inset && disc.center.x <= around.table_width - inset && disc.center.y >= inset &&
           disc.center.y <= around.table_height - inset;
}

bool lies_free(const Disc& disc, const Surroundings& around, std::span<const Polygon> ground, double deepest) {
    if (!on_table(disc, around)) return false;
    if (!apart(disc, around.enemies, -deepest) || !apart(disc, around.others, -deepest)) return false;
    return std::all_of(ground.begin(), ground.end(),
                       [&](Polygon polygon) { return gap(disc, polygon) >= -kTolerance; });
}

bool on_grid(Vec2 place) { return core::round_to_grid(place) == place; }

}  // namespace measure

#include <algorithm>

#include "engine/measure/polygon.h"
#include "engine/measure/sweep.h"

namespace measure {

namespace {

// The distances at which the line crosses the lines of the border, sorted, with its own two ends: between two
// of them it stays on one side.
std::vector<double> cuts(Vec2 from, Vec2 along, double whole, Polygon area) {
    std::vector<double> found{0, whole};
    for (std::size_t i = 0; i < area.size(); ++i) {
        const Segment side = edge(area, i);
        const Vec2 run = side.b - side.a;
        const double turn = cross(along, run);
        if (turn == 0) continue;
        const double at = cross(side.a - from, run) / turn;
        const double on_side = cross(side.a - from, along) / turn * length(run);
        const bool beside = on_side < -kGraze || on_side > length(run) + kGraze;
        if (!beside && at > 0 && at < whole) found.push_back(at);
    }
    std::sort(found.begin(), found.end());
    return found;
}

enum class Start { Outside, Inside };

double first_entry(Vec2 from, Vec2 to, Polygon area, Start start) {
    const double whole = distance(from, to);
    const Vec2 along = unit(to - from);
    const std::vector<double> ends = cuts(from, along, whole, area);
    bool outside = start == Start::Outside;
    for (std::size_t i = 1; i < ends.size(); ++i) {
        if (ends[i] - ends[i - 1] <= kGraze) continue;
        const Vec2 middle = from + along * ((ends[i - 1] + ends[i]) / 2);
        if (border_distance(area, middle) <= kGraze) continue;
        if (!inside(area, middle))
            outside = true;
        else if (outside)
            return ends[i - 1];
    }
    return kNever;
}

}  // namespace

double entry(Vec2 from, Vec2 to, Polygon area) {
    const bool in = inside(area, from) || border_distance(area, from) <= kGraze;
    return first_entry(from, to, area, in ? Start::Inside : Start::Outside);
}

double entry_from_outside(Vec2 from, Vec2 to, Polygon area) {
    return first_entry(from, to, area, Start::Outside);
}

}  // namespace measure

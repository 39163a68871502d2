#include <algorithm>

#include "engine/measure/polygon.h"
#include "engine/measure/sweep.h"

namespace measure {

namespace {

struct Ray {
    Vec2 from;
    Vec2 along;  // unit vector
};

// Where a point on the ray first comes within `reach` of a point `offset` ahead of it; it starts no nearer than that.
double meet_point(Vec2 offset, Vec2 along, double reach) {
    const double ahead = dot(offset, along);
    if (ahead <= 0) return kNever;
    const double aside = std::abs(cross(offset, along));
    if (aside >= reach - kGraze) return kNever;
    return std::max(0.0, ahead - std::sqrt((reach - aside) * (reach + aside)));
}

// The same for a segment, in the segment's coordinates: x along it from its beginning, y away from it towards
// the start of the ray.
double meet_segment(const Ray& ray, const Segment& segment, double reach) {
    const Vec2 x_axis = unit(segment.b - segment.a);
    const double end = length(segment.b - segment.a);
    const Vec2 start = ray.from - segment.a;
    const double side = cross(x_axis, start) < 0 ? -1.0 : 1.0;
    const double x = dot(start, x_axis);
    const double y = side * cross(x_axis, start);
    const double run = dot(ray.along, x_axis);
    const double fall = -side * cross(x_axis, ray.along);

    const double level = fall > 0 ? std::max(0.0, (y - reach) / fall) : 0.0;  // where y equals `reach`
    const double foot = x + run * level;
    if (foot < 0) return meet_point(segment.a - ray.from, ray.along, reach);
    if (foot > end) return meet_point(segment.b - ray.from, ray.along, reach);
    if (fall <= 0) return kNever;

    // It comes down beside the segment: only a graze if it leaves over an end before it gets any deeper.
    const double low = x + run * (y / fall);
    if (low < 0 && std::abs(cross(segment.a - ray.from, ray.along)) >= reach - kGraze) return kNever;
    if (low > end && std::abs(cross(segment.b - ray.from, ray.along)) >= reach - kGraze) return kNever;
    return level;
}

}  // namespace

double travel(const Disc& moving, Vec2 to, const Segment& obstacle) {
    const Vec2 way = to - moving.center;
    const double whole = length(way);
    if (whole == 0) return kNever;
    const double reach = std::min(moving.radius, distance(moving.center, nearest_point(obstacle, moving.center)));
    return within(meet_segment({moving.center, way / whole}, obstacle, reach), whole);
}

double travel(const Disc& moving, Vec2 to, Polygon obstacle) {
    const Vec2 way = to - moving.center;
    const double whole = length(way);
    if (whole == 0) return kNever;
    if (inside(obstacle, moving.center)) return closes(moving, to, obstacle) ? 0.0 : kNever;
    const double reach = std::min(moving.radius, border_distance(obstacle, moving.center));
    const Ray ray{moving.center, way / whole};
    double first = kNever;
    for (std::size_t i = 0; i < obstacle.size(); ++i)
        first = std::min(first, meet_segment(ray, edge(obstacle, i), reach));
    return within(first, whole);
}

double nearing(const Disc& moving, Vec2 to, const Disc& obstacle) {
    return dot(unit(obstacle.center - moving.center), to - moving.center);
}

double nearing(const Disc& moving, Vec2 to, Polygon obstacle) {
    const double nearest = border_distance(obstacle, moving.center) + kGraze;
    const double sign = inside(obstacle, moving.center) ? -1.0 : 1.0;
    double max = -kNever;
    for (std::size_t i = 0; i < obstacle.size(); ++i) {
        const Vec2 offset = nearest_point(edge(obstacle, i), moving.center) - moving.center;
        const double away = length(offset);
        if (away > 0 && away <= nearest) max = std::max(max, sign * dot(offset, to - moving.center) / away);
    }
    return max;
}

bool closes(const Disc& moving, Vec2 to, const Disc& obstacle) {
    return dot(obstacle.center - moving.center, to - moving.center) > 0;
}

bool closes(const Disc& moving, Vec2 to, Polygon obstacle) { return nearing(moving, to, obstacle) > 0; }

}  // namespace measure

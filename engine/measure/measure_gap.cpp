#include <algorithm>

#include "engine/measure/polygon.h"

namespace measure {

Vec2 nearest_point(const Segment& segment, Vec2 p) {
    const Vec2 along = segment.b - segment.a;
    const double squared = length_squared(along);
    if (squared == 0) return segment.a;
    return segment.a + along * std::clamp(dot(p - segment.a, along) / squared, 0.0, 1.0);
}

double gap(const Disc& disc, const Segment& segment) {
    return distance(disc.center, nearest_point(segment, disc.center)) - disc.radius;
}

double gap(const Disc& disc, Polygon polygon) {
    const double border = border_distance(polygon, disc.center);
    return (inside(polygon, disc.center) ? -border : border) - disc.radius;
}

bool crosses(Vec2 from, Vec2 to, const Disc& disc) { return gap(disc, Segment{from, to}) < 0; }

}  // namespace measure

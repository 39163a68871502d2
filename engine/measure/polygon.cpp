#include "engine/measure/polygon.h"

#include <algorithm>
#include <limits>

namespace measure {

namespace {

// True if the edge is entirely above, below or left of p, so that neither p nor a ray to the right meets it.
bool is_beside(const Segment& s, Vec2 p) {
    return (s.a.y > p.y && s.b.y > p.y) || (s.a.y < p.y && s.b.y < p.y) || (s.a.x < p.x && s.b.x < p.x);
}

bool on_segment(const Segment& s, Vec2 p) { return cross(s.b - s.a, p - s.a) == 0 && dot(p - s.a, p - s.b) <= 0; }

// True if a ray from p towards +x meets the edge. The edge includes its lower end but not its upper one, so
// that a corner counts once.
bool ray_meets(const Segment& s, Vec2 p) {
    if ((s.a.y <= p.y) == (s.b.y <= p.y)) return false;
    const double side = cross(s.b - s.a, p - s.a);
    return s.b.y > s.a.y ? side > 0 : side < 0;
}

}  // namespace

Segment edge(Polygon polygon, std::size_t i) { return {polygon[i], polygon[i + 1 == polygon.size() ? 0 : i + 1]}; }

double border_distance(Polygon polygon, Vec2 p) {
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < polygon.size(); ++i)
        nearest = std::min(nearest, distance(p, nearest_point(edge(polygon, i), p)));
    return nearest;
}

bool inside(Polygon polygon, Vec2 p) {
    bool odd = false;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Segment side = edge(polygon, i);
        if (is_beside(side, p)) continue;
        if (on_segment(side, p)) return true;
        if (ray_meets(side, p)) odd = !odd;
    }
    return odd;
}

bool inside(Polygon polygon, const Disc& disc) {
    return inside(polygon, disc.center) && border_distance(polygon, disc.center) >= disc.radius - kTolerance;
}

}  // namespace measure

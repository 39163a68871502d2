#include "game/coin_wars/rules/ground.h"

#include <algorithm>

namespace rules::coin_wars {

double over_edge(const Scenario& scenario, const measure::Disc& disc) {
    const Vec2 p = disc.center;
    return disc.radius - std::min({p.x, p.y, scenario.width - p.x, scenario.height - p.y});
}

Vec2 nearest_on(measure::Polygon polygon, Vec2 p) {
    Vec2 best = polygon[0];
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const measure::Segment edge{polygon[i], polygon[(i + 1) % polygon.size()]};
        const Vec2 q = measure::nearest_point(edge, p);
        if (core::distance(p, q) < core::distance(p, best)) best = q;
    }
    return best;
}

Phrase name_of(const Terrain& terrain) {
    if (!terrain.name.empty()) return known(terrain.name);
    switch (terrain.kind) {
        case Ground::Defensive:
            return say("defensive ground");
        case Ground::Offensive:
            return say("offensive ground");
        case Ground::Impassable:
            return say("impassable ground");
        case Ground::Slow:
            return say("slow ground");
        case Ground::Stop:
            return say("ground that ends a move");
        case Ground::NoCharge:
            return say("ground without Charges");
    }
    return say("ground");
}

}  // namespace rules::coin_wars

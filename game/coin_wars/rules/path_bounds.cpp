#include "game/coin_wars/rules/path_bounds.h"

#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/path_scan.h"

namespace rules::coin_wars {

using measure::Disc;
using measure::Segment;

namespace {

constexpr double kPast = 0.1;  // includes bounds slightly beyond the reach

// The line that bounds the directions away from `other`.
Segment turned_away(Vec2 from, Vec2 other) { return {from, from + core::left_of(core::unit(other - from))}; }

// Bounds for the centre where a path can end: at a rim, at ground, entering an area; and at own rims, on
// which no coin may rest.
Bounds ends_of_ways(const Match& match, const Way& way) {
    const double r = match.type(way.coin).radius();
    Bounds ends;
    for (int i = 0; i < match.count(); ++i)
        if (within_reach(match, way, i)) ends.circles.push_back(around(match, i, r));
    each_impassable(match, way.coin, [&](const Terrain& ground) { add_polygon(ends, ground.polygon, r); });
    each_area(match, way.coin, Ground::Stop,
              [&](const Terrain& area) { add_polygon(ends, area.polygon, 0); });
    if (way.going == Going::Charging)
        each_area(match, way.coin, Ground::NoCharge,
                  [&](const Terrain& area) { add_polygon(ends, area.polygon, 0); });
    return ends;
}

}  // namespace

Disc around(const Match& match, int coin, double radius) {
    return {match.coin(coin).at, match.type(coin).radius() + radius};
}

void add_table(Bounds& bounds, const Scenario& scenario, double r) {
    const double right = scenario.width - r, top = scenario.height - r;
    bounds.lines.insert(
        bounds.lines.end(),
        {{{r, r}, {right, r}}, {{right, r}, {right, top}}, {{right, top}, {r, top}}, {{r, top}, {r, r}}});
}

void add_polygon(Bounds& bounds, const std::vector<Vec2>& polygon, double r) {
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec2 a = polygon[i], b = polygon[(i + 1) % polygon.size()];
        const Vec2 aside = core::left_of(core::unit(b - a)) * r;
        bounds.lines.push_back({a + aside, b + aside});
        bounds.lines.push_back({a - aside, b - aside});
        bounds.circles.push_back({a, r});
    }
}

bool within_reach(const Match& match, const Way& way, int i) {
    if (!in_the_way(match, way, i)) return false;
    const double farthest = way.reach + match.type(way.coin).radius() + match.type(i).radius();
    return core::distance(way.from, match.coin(i).at) <= farthest + measure::kTouch;
}

Bounds bounds_of(const Match& match, const Way& way) {
    const double r = match.type(way.coin).radius();
    const Disc start{way.from, r};
    Bounds bounds{{{way.from, way.reach}}, {}};
    add_table(bounds, *match.scenario, r);
    for (int i = 0; i < match.count(); ++i) {
        if (!within_reach(match, way, i)) continue;
        if (match.side_of(i) == match.side_of(way.coin)) bounds.circles.push_back(around(match, i, r));
        if (stops(match, way.coin, i) && measure::touching(start, disc_of(match, i)))
            bounds.lines.push_back(turned_away(way.from, match.coin(i).at));
    }
    each_impassable(match, way.coin, [&](const Terrain& ground) {
        if (measure::gap(start, measure::Polygon(ground.polygon)) <= measure::kTouch + measure::kTolerance)
            bounds.lines.push_back(turned_away(way.from, nearest_on(ground.polygon, way.from)));
    });
    if (way.going == Going::Charging)
        each_area(match, way.coin, Ground::NoCharge,
                  [&](const Terrain& area) { add_polygon(bounds, area.polygon, 0); });
    return bounds;
}

void add_directions(Bounds& bounds, const Match& match, const Way& way) {
    const Bounds ends = ends_of_ways(match, way);
    const auto towards = [&](const std::vector<Vec2>& points) {
        for (const Vec2 p : points)
            if (core::distance(p, way.from) <= way.reach + kPast) bounds.lines.push_back({way.from, p});
    };
    for (std::size_t i = 0; i < ends.circles.size(); ++i) {
        const Disc& circle = ends.circles[i];
        if (circle.radius == 0) towards({circle.center});
        for (const Segment& line : tangents(way.from, circle)) bounds.lines.push_back(line);
        for (std::size_t k = i + 1; k < ends.circles.size(); ++k) towards(crossings(circle, ends.circles[k]));
        for (const Segment& line : ends.lines) towards(crossings(circle, line));
    }
}

Way aimed(Way way, Vec2 to, double tolerance) {
    way.to = to;
    way.tolerance = std::min(tolerance, way.tolerance);
    return way;
}

bool is_finite(Vec2 p) { return std::isfinite(p.x) && std::isfinite(p.y); }

}  // namespace rules::coin_wars

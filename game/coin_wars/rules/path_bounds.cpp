#include "game/coin_wars/rules/path_bounds.h"

#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/path_scan.h"

namespace rules::coin_wars {

using measure::Disc;
using measure::Segment;

namespace {

constexpr double kPast = 0.1;  // to include bounds slightly beyond the reach

// The line that bounds the directions away from `other`.
Segment turned_away(Vec2 from, Vec2 other) { return {from, from + core::left_of(core::unit(other - from))}; }

// Bounds for the centre at the end of a path: at a rim, at ground, entering an area; and at the rims of own coins,
// which no coin may rest on.
Bounds ends_of_ways(const Match& match, const Path& path) {
    const double r = match.type(path.coin).radius();
    Bounds ends;
    for (int i = 0; i < match.count(); ++i)
        if (within_reach(match, path, i)) ends.circles.push_back(around(match, i, r));
    each_barrier(match, path.coin, path.from, [&](const Terrain& ground) { add_polygon(ends, ground.polygon, r); });
    if (match.scenario->options.slow == Slow::Way)
        each_area(match, path.coin, Ground::Slow, [&](const Terrain& area) { add_polygon(ends, area.polygon, 0); });
    each_area(match, path.coin, Ground::Stop, [&](const Terrain& area) { add_polygon(ends, area.polygon, 0); });
    if (path.going == Going::Charging)
        each_area(match, path.coin, Ground::NoCharge, [&](const Terrain& area) { add_polygon(ends, area.polygon, 0); });
    if (longest(path) > path.reach)
        each_area(match, path.coin, Ground::Fast, [&](const Terrain& area) { add_polygon(ends, area.polygon, 0); });
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

bool within_reach(const Match& match, const Path& path, int i) {
    if (!in_the_way(match, path, i)) return false;
    const double farthest = longest(path) + match.type(path.coin).radius() + match.type(i).radius();
    return core::distance(path.from, match.coin(i).at) <= farthest + measure::kTouch;
}

Bounds bounds_of(const Match& match, const Path& path) {
    const double r = match.type(path.coin).radius();
    const Disc start{path.from, r};
    Bounds bounds{{{path.from, path.reach}}, {}};
    add_table(bounds, *match.scenario, r);
    for (int i = 0; i < match.count(); ++i) {
        if (!within_reach(match, path, i)) continue;
        if (match.side_of(i) == match.side_of(path.coin)) bounds.circles.push_back(around(match, i, r));
        if (!stops(match, path.coin, i) || !measure::touching(start, disc_of(match, i))) continue;
        bounds.lines.push_back(turned_away(path.from, match.coin(i).at));
        if (!match.scenario->rulings.lets_pass_beside()) continue;
        for (const Segment& line : tangents(path.from, around(match, i, r))) bounds.lines.push_back(line);
    }
    each_barrier(match, path.coin, path.from, [&](const Terrain& ground) {
        if (measure::gap(start, measure::Polygon(ground.polygon)) <= measure::kTouch + measure::kTolerance)
            bounds.lines.push_back(turned_away(path.from, nearest_on(ground.polygon, path.from)));
    });
    if (match.scenario->options.slow == Slow::Way)
        each_area(match, path.coin, Ground::Slow, [&](const Terrain& area) {
            bounds.circles.push_back({path.from, path.slow_reach});
            add_polygon(bounds, area.polygon, 0);
        });
    if (path.going == Going::Charging)
        each_area(match, path.coin, Ground::NoCharge,
                  [&](const Terrain& area) { add_polygon(bounds, area.polygon, 0); });
    if (longest(path) > path.reach) {
        bounds.circles.push_back({path.from, path.fast_reach});
        each_area(match, path.coin, Ground::Fast, [&](const Terrain& area) { add_polygon(bounds, area.polygon, 0); });
    }
    return bounds;
}

void add_directions(Bounds& bounds, const Match& match, const Path& path) {
    const Bounds ends = ends_of_ways(match, path);
    const auto towards = [&](const std::vector<Vec2>& points) {
        for (const Vec2 p : points)
            if (core::distance(p, path.from) <= longest(path) + kPast) bounds.lines.push_back({path.from, p});
    };
    for (std::size_t i = 0; i < ends.circles.size(); ++i) {
        const Disc& circle = ends.circles[i];
        if (circle.radius == 0) towards({circle.center});
        for (const Segment& line : tangents(path.from, circle)) bounds.lines.push_back(line);
        for (std::size_t k = i + 1; k < ends.circles.size(); ++k) towards(crossings(circle, ends.circles[k]));
        for (const Segment& line : ends.lines) towards(crossings(circle, line));
    }
}

Path aimed(Path path, Vec2 to, double tolerance) {
    path.to = to;
    path.tolerance = std::min(tolerance, path.tolerance);
    return path;
}

bool is_finite(Vec2 p) { return std::isfinite(p.x) && std::isfinite(p.y); }

}  // namespace rules::coin_wars

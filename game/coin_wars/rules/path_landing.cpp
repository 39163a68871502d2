// Where a path ends: backed up past own coins, and on the grid.

#include <algorithm>

#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/path_scan.h"

namespace rules::coin_wars {

namespace {

using core::kGrid;
using measure::Disc;

constexpr double kExact = 1e-6;  // less than this is rounding, not overlap

double radius_of(const Match& match, const Way& way) { return match.type(way.coin).radius(); }

// What the end of a path must be clear of.
struct Neighbours {
    std::vector<Disc> coins;
    const Terrain* area = nullptr;  // the stop area that the coin enters: its centre must be inside
};

// How deep the coin at p would overlap another coin, impassable ground or the table's edge, or how far its
// centre is outside the stop area; 0 if the place is fine.
double depth(const Match& match, const Way& way, const Neighbours& near, Vec2 p) {
    const Disc rest{p, radius_of(match, way)};
    double deepest = std::max(0.0, over_edge(*match.scenario, rest));
    for (const Disc& other : near.coins) deepest = std::max(deepest, -measure::gap(rest, other));
    each_impassable(match, way.coin, [&](const Terrain& terrain) {
        deepest = std::max(deepest, -measure::gap(rest, measure::Polygon(terrain.polygon)));
    });
    if (near.area)
        deepest = std::max(deepest, measure::gap(Disc{p, 0}, measure::Polygon(near.area->polygon)));
    return deepest;
}

// the grid point next to `exact` that overlaps nothing by more than `slack`, or that overlaps least.
Vec2 settle(const Match& match, const Way& way, const Terrain* area, Vec2 exact, double slack) {
    Neighbours near{{}, area};
    each_near(match, way, [&](int, const Disc& other) { near.coins.push_back(other); });
    const auto depth_at = [&](Vec2 p) { return std::max(slack, depth(match, way, near, p)); };
    const Vec2 middle = core::round_to_grid(exact);
    if (middle != way.from && depth_at(middle) == slack) return middle;
    Vec2 best = middle;
    double best_depth = 1e9, best_distance = 1e9;
    for (int row = -1; row <= 1; ++row) {
        for (int column = -1; column <= 1; ++column) {
            const Vec2 p = middle + Vec2{column * kGrid, row * kGrid};
            const double deep = depth_at(p);
            const double away = core::distance(p, exact);
            if (p == way.from || deep > best_depth || (deep == best_depth && away >= best_distance)) continue;
            best = p;
            best_depth = deep;
            best_distance = away;
        }
    }
    return best;
}

}  // namespace

double last_free(const Disc& start, Vec2 to, std::span<const Disc> own, double distance) {
    const Vec2 direction = core::unit(to - start.center);
    double free = distance;
    for (bool backed = true; backed;) {
        backed = false;
        for (const Disc& other : own) {
            if (measure::gap({start.center + direction * free, start.radius}, other) >= -kExact) continue;
            free = measure::sweep(start, to, other).value_or(0);
            backed = free > 0;
        }
    }
    return free;
}

double rest_distance(const Match& match, const Way& way, const Survey& seen) {
    const Disc start{way.from, radius_of(match, way)};
    if (seen.own_count == 0) return seen.stop.distance;
    if (seen.own_count <= seen.own.size()) {
        std::array<Disc, 8> few;
        for (std::size_t i = 0; i < seen.own_count; ++i) few[i] = disc_of(match, seen.own[i]);
        return last_free(start, way.to, std::span(few).first(seen.own_count), seen.stop.distance);
    }
    std::vector<Disc> own;
    each_near(match, way, [&](int i, const Disc& other) {
        if (!stops(match, way.coin, i)) own.push_back(other);
    });
    return last_free(start, way.to, own, seen.stop.distance);
}

Landing land(const Match& match, const Way& way) {
    const Survey seen = survey(match, way);
    const Stop& stop = seen.stop;
    // Nothing is near that the coin could sink into by the
    // tolerance, move after move: `to` has been checked to be free.
    if (!stop.contact() && !seen.touches) return {core::round_to_grid(way.to)};
    if (!stop.contact()) return {settle(match, way, nullptr, way.to, measure::kTolerance)};
    const double rest = rest_distance(match, way, seen);
    const Vec2 exact = way.from + core::unit(way.to - way.from) * rest;
    const bool enters = stop.in_area() && rest == stop.distance;
    return {settle(match, way, enters ? stop.ground : nullptr, exact, kExact), stop.coin,
            stop.ground != nullptr};
}

}  // namespace rules::coin_wars

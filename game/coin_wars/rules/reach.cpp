#include "game/coin_wars/rules/reach.h"

#include "engine/measure/direction.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/path_scan.h"
#include "game/coin_wars/rules/roads.h"

namespace rules::coin_wars {

namespace {

using measure::Disc;

// Everything that limits the paths of one coin, in any direction.
struct Around {
    std::vector<Disc> stopping, own;
    std::vector<int> touched;  // coins that stop it and that it touches at the start
    std::vector<std::vector<Vec2>> ground;
};

Around around(const Match& match, const Path& path) {
    Around found;
    const Disc start{path.from, match.type(path.coin).radius()};
    for (int i = 0; i < match.count(); ++i) {
        const Disc other = disc_of(match, i);
        if (!in_the_way(match, path, i) || measure::gap(start, other) > longest(path)) continue;
        if (!stops(match, path.coin, i))
            found.own.push_back(other);
        else if (measure::touching(start, other))
            found.touched.push_back(i);
        else
            found.stopping.push_back(other);
    }
    each_barrier(match, path.coin, path.from, [&](const Terrain& terrain) { found.ground.push_back(terrain.polygon); });
    return found;
}

// `nearing` is how far the first inch moves into what the coin touches, `met` the distance at which it would
// overlap it.
double free_of(std::optional<double> nearing, double met, double tolerance, double distance) {
    return nearing && *nearing > 0 ? std::min(distance, std::max(met, tolerance / *nearing)) : distance;
}

// the coin may move along or away from what it touches, and towards it by the tolerance of all bounds.
double free_of_touched(const Match& match, const Path& inch, const Around& around, double distance) {
    Path whole = inch;
    whole.to = inch.from + (inch.to - inch.from) * distance;
    for (const int other : around.touched)
        distance = free_of(nearing(match, inch, other), met_beside(match, whole, other), inch.tolerance, distance);
    each_barrier(match, inch.coin, inch.from, [&](const Terrain& ground) {
        distance = free_of(nearing(match, inch, ground), met_beside(match, whole, ground), inch.tolerance, distance);
    });
    return distance;
}

// BX-2: up to slow ground, or over it with half the edge.
double free_of_slow(const Match& match, const Path& whole, double distance) {
    distance = std::min(distance, whole.reach);
    if (match.scenario->options.slow == Slow::Start) return distance;
    each_area(match, whole.coin, Ground::Slow, [&](const Terrain& area) {
        const double before = measure::inside(area.polygon, whole.from) ? 0 : entry(whole, area);
        distance = std::min(distance, std::max(before, whole.slow_reach));
    });
    return distance;
}

// BX-2, BX-11
double paced(const Match& match, const Path& whole, double distance) {
    const double usual = free_of_slow(match, whole, distance);
    if (longest(whole) <= whole.reach) return usual;
    const double by_road = std::min(whole.fast_reach, road_ahead(match, whole.coin, whole.from, whole.to));
    return std::max(usual, std::min(distance, by_road));
}

double paced_towards(const Match& match, Path path, Vec2 point) {
    path.to = path.from + core::unit(point - path.from) * longest(path);
    return paced(match, path, longest(path));
}

// BX-2
double free_of_areas(const Match& match, const Path& whole, double distance) {
    each_area(match, whole.coin, Ground::Stop, [&](const Terrain& area) {
        distance = came_into(whole, area) ? 0 : std::min(distance, entry(whole, area));
    });
    if (whole.going == Going::Charging)
        each_area(match, whole.coin, Ground::NoCharge,
                  [&](const Terrain& area) { distance = std::min(distance, entry(whole, area)); });
    return distance;
}

double farthest(const Match& match, const Path& path, const Around& around, Vec2 along, double distance) {
    Path inch = path, whole = path;
    inch.to = path.from + along;
    whole.to = path.from + along * longest(path);
    distance = paced(match, whole, free_of_areas(match, whole, distance));
    distance = free_of_touched(match, inch, around, distance);
    const Disc start{path.from, match.type(path.coin).radius()};
    distance = last_free(start, whole.to, around.own, distance);
    return distance < kShortestPath ? 0 : distance;
}

}  // namespace

double longest_move(const Match& match, int coin, Vec2 from) {
    const double usual = allowance(match, coin, from);
    return road_under(match, coin, from) ? std::max(usual, fast_reach(match, coin)) : usual;
}

double allowance_along(const Match& match, const Path& path) { return paced_towards(match, path, path.to); }

double allowance_towards(const Match& match, int coin, Vec2 point, Going going) {
    Path path = path_to(match, coin, point);
    path.going = going;
    return paced_towards(match, path, point);
}

std::vector<double> reach_of(const Match& match, const Path& path, int directions) {
    const Around near = around(match, path);
    const measure::ReachQuery query{{path.from, match.type(path.coin).radius()},
                                    longest(path),
                                    match.scenario->width,
                                    match.scenario->height,
                                    near.stopping,
                                    near.ground,
                                    directions};
    std::vector<double> region = measure::reach_region(query);
    for (int i = 0; i < directions; ++i) {
        double& distance = region[static_cast<std::size_t>(i)];
        distance = farthest(match, path, near, measure::direction(i, directions), distance);
    }
    return region;
}

}  // namespace rules::coin_wars

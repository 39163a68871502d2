// How far one straight path can lead, in every direction.

#include <algorithm>

#include "engine/measure/direction.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/path_scan.h"

namespace rules::coin_wars {

namespace {

using measure::Disc;

// What bounds the paths of one coin, in any direction.
struct Around {
    std::vector<Disc> stopping, own;
    std::vector<int> touched;  // coins that stop it and that it touches at the start
    std::vector<std::vector<Vec2>> ground;
};

Around around(const Match& match, const Way& way) {
    Around found;
    const Disc start{way.from, match.type(way.coin).radius()};
    for (int i = 0; i < match.count(); ++i) {
        const Disc other = disc_of(match, i);
        if (!in_the_way(match, way, i) || measure::gap(start, other) > way.reach) continue;
        if (!stops(match, way.coin, i))
            found.own.push_back(other);
        else if (measure::touching(start, other))
            found.touched.push_back(i);
        else
            found.stopping.push_back(other);
    }
    each_impassable(match, way.coin,
                    [&](const Terrain& terrain) { found.ground.push_back(terrain.polygon); });
    return found;
}

// `nearing` is how much the first inch closes on what it touches.
double free_of(std::optional<double> nearing, double tolerance, double distance) {
    return nearing && *nearing > 0 ? std::min(distance, tolerance / *nearing) : distance;
}

// what it touches lets it go along or away, and towards by the tolerance of all bounds.
double free_of_touched(const Match& match, const Way& inch, const Around& around, double distance) {
    for (const int other : around.touched)
        distance = free_of(nearing(match, inch, other), inch.tolerance, distance);
    each_impassable(match, inch.coin, [&](const Terrain& ground) {
        distance = free_of(nearing(match, inch, ground), inch.tolerance, distance);
    });
    return distance;
}

// BX-2
double free_of_areas(const Match& match, const Way& whole, double distance) {
    each_area(match, whole.coin, Ground::Stop, [&](const Terrain& area) {
        distance = came_into(whole, area) ? 0 : std::min(distance, entry(whole, area));
    });
    if (whole.going == Going::Charging)
        each_area(match, whole.coin, Ground::NoCharge,
                  [&](const Terrain& area) { distance = std::min(distance, entry(whole, area)); });
    return distance;
}

double farthest(const Match& match, const Way& way, const Around& around, Vec2 along, double distance) {
    Way inch = way, whole = way;
    inch.to = way.from + along;
    whole.to = way.from + along * way.reach;
    distance = free_of_touched(match, inch, around, free_of_areas(match, whole, distance));
    const Disc start{way.from, match.type(way.coin).radius()};
    distance = last_free(start, whole.to, around.own, distance);
    return distance < kShortestWay ? 0 : distance;
}

}  // namespace

std::vector<double> reach_of(const Match& match, const Way& way, int directions) {
    const Around near = around(match, way);
    const measure::ReachQuery query{{way.from, match.type(way.coin).radius()},
                                    way.reach,
                                    match.scenario->width,
                                    match.scenario->height,
                                    near.stopping,
                                    near.ground,
                                    directions};
    std::vector<double> region = measure::reach_region(query);
    for (int i = 0; i < directions; ++i) {
        double& distance = region[static_cast<std::size_t>(i)];
        distance = farthest(match, way, near, measure::direction(i, directions), distance);
    }
    return region;
}

}  // namespace rules::coin_wars

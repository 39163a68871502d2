#include <algorithm>

#include "engine/measure/direction.h"
#include "engine/measure/measure.h"

namespace measure {

namespace {

// How far one coordinate can go before the rim meets the border at 0 or at `size`.
double to_border(double at, double run, double radius, double size, double reach) {
    if (run > 0) return (size - radius - at) / run;
    if (run < 0) return (at - radius) / -run;
    return reach;
}

double farthest(const ReachQuery& query, const std::vector<Disc>& stops, Vec2 along) {
    const Disc& coin = query.coin;
    double free = query.reach;
    free = std::min(free, to_border(coin.center.x, along.x, coin.radius, query.table_width, query.reach));
    free = std::min(free, to_border(coin.center.y, along.y, coin.radius, query.table_height, query.reach));
    free = std::max(free, 0.0);
    for (const Disc& stop : stops) free = std::min(free, travel(coin, coin.center + along * free, stop));
    for (const auto& ground : query.ground)
        free = std::min(free, travel(coin, coin.center + along * free, ground));
    return free;
}

}  // namespace

std::vector<double> reach_region(const ReachQuery& query) {
    std::vector<Disc> near;
    for (const Disc& stop : query.stops)
        if (gap(query.coin, stop) <= query.reach) near.push_back(stop);

    std::vector<double> region(static_cast<std::size_t>(query.directions));
    for (int i = 0; i < query.directions; ++i)
        region[static_cast<std::size_t>(i)] = farthest(query, near, direction(i, query.directions));
    return region;
}

}  // namespace measure

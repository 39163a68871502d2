#include "game/coin_wars/rules/roads.h"

#include <array>

#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/special.h"

namespace rules::coin_wars {

namespace {

constexpr std::array kEdges{measure::kCardShort, measure::kCardLong, measure::kCardDiagonal};

double next_longer(double edge) {
    for (const double longer : kEdges)
        if (longer > edge) return longer;
    return edge;
}

}  // namespace

const Terrain* road_under(const Match& match, int coin, Vec2 from) {
    for (const Terrain& terrain : match.scenario->terrain)
        if (terrain.kind == Ground::Fast && concerns(match, terrain, coin) && measure::inside(terrain.polygon, from))
            return &terrain;
    return nullptr;
}

double road_ahead(const Match& match, int coin, Vec2 from, Vec2 to) {
    std::vector<measure::Stretch> stretches;
    each_area(match, coin, Ground::Fast, [&](const Terrain& road) {
        for (const measure::Stretch& on : measure::stretches(from, to, road.polygon, measure::Border::Inside))
            stretches.push_back(on);
    });
    std::ranges::sort(stretches, {}, &measure::Stretch::begin);
    double end = 0;
    for (const measure::Stretch& on : stretches)
        if (on.begin <= end + measure::kTolerance) end = std::max(end, on.end);
    return end;
}

double fast_reach(const Match& match, int coin) {
    return next_longer(edge_of(match, coin)) + match.type(coin).diameter;
}

bool goes_by_road(const Match& match, const Path& path) {
    return path.going == Going::Moving && path.fast_reach > 0 &&
           road_ahead(match, path.coin, path.from, path.to) + path.tolerance >= core::distance(path.from, path.to);
}

double edge_along(const Match& match, const Path& path) {
    const double edge = edge_of(match, path.coin);
    return goes_by_road(match, path) ? next_longer(edge) : edge;
}

}  // namespace rules::coin_wars

#include "game/coin_wars/table/forward_direction.h"

#include "game/coin_wars/rules/deploy.h"

namespace table {

namespace {

namespace cw = rules::coin_wars;

core::Vec2 middle_of_zone(const cw::Scenario& scenario, cw::Side side) {
    const std::vector<core::Vec2> zone = cw::deployment_zone(scenario, side);
    core::Vec2 sum;
    for (const core::Vec2 corner : zone) sum = sum + corner;
    return sum / static_cast<double>(zone.size());
}

}  // namespace

core::Vec2 ahead_of(const cw::Scenario& scenario, cw::Side side) {
    const core::Vec2 way = middle_of_zone(scenario, cw::other(side)) - middle_of_zone(scenario, side);
    if (std::abs(way.x) > std::abs(way.y)) return {way.x > 0 ? 1.0 : -1.0, 0};
    if (way.y == 0) return {0, side == cw::Side::Heads ? 1.0 : -1.0};
    return {0, way.y > 0 ? 1.0 : -1.0};
}

}  // namespace table

#include "game/coin_wars/lab/battleground.h"

#include <algorithm>

#include "engine/core/grid.h"
#include "game/coin_wars/rules/deploy.h"

namespace lab {

using rules::mark;

namespace {

std::vector<Vec2> strip(double width, double y0, double y1) {
    return {{0, y0}, {width, y0}, {width, y1}, {0, y1}};
}

}  // namespace

Ground bare_felt(double width, double height) {
    Ground ground;
    ground.key = "felt";
    ground.title = mark("Bare felt").english();
    ground.width = width;
    ground.height = height;
    const double depth = core::round_to_grid(height / 3);
    ground.zones = {strip(width, 0, depth), strip(width, height - depth, height)};
    return ground;
}

Ground ground_of(const battles::Battle& battle) {
    const cw::Scenario& scenario = battle.scenario;
    Ground ground;
    ground.key = battle.name;
    ground.title = battle.title;
    ground.width = scenario.width;
    ground.height = scenario.height;
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
        ground.zones[cw::index(side)] = cw::deployment_zone(scenario, side);
    ground.terrain = scenario.terrain;
    for (cw::Terrain& terrain : ground.terrain) terrain.except.clear();
    ground.types = scenario.types;
    ground.options = scenario.options;
    ground.advanced = scenario.advanced;
    for (auto& beyond : ground.advanced.beyond)
        if (beyond && !beyond->coins.empty()) beyond.reset();
    ground.turns = scenario.victory.turns;
    ground.at_limit = scenario.victory.at_limit;
    return ground;
}

Meeting meet(const battles::Battle& battle) {
    const auto scenario = std::make_shared<const cw::Scenario>(battle.scenario);
    return {battle.title, {scenario, scenario}, true, {}};
}

}  // namespace lab

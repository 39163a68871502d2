#include "game/coin_wars/rules/sight.h"

#include "engine/measure/measure.h"
#include "game/coin_wars/rules/ground.h"

namespace rules::coin_wars {

namespace {

double length_through(const Terrain& ground, Vec2 from, Vec2 to) {
    double through = 0;
    for (const measure::Stretch& in : measure::stretches(from, to, ground.polygon, measure::Border::Outside))
        through += in.end - in.begin;
    return through;
}

}  // namespace

Hidden hidden(const Match& match, int shooter, Vec2 from, Vec2 to) {
    for (const Terrain& ground : match.scenario->terrain) {
        if (ground.sight == Sight::Open || !concerns(match, ground, shooter)) continue;
        const double through = length_through(ground, from, to);
        if (through <= measure::kTolerance) continue;
        const bool on_it = measure::inside(ground.polygon, from) || measure::inside(ground.polygon, to);
        if (!on_it) return {&ground, through};
        if (ground.sight == Sight::Wood && through > kEdgeOfWood + measure::kTolerance) return {&ground, through, true};
    }
    return {};
}

Hidden hidden(const Match& match, int shooter, int target) {
    return hidden(match, shooter, match.coin(shooter).at, match.coin(target).at);
}

}  // namespace rules::coin_wars

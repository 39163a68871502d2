#include "game/coin_wars/rules/areas.h"

#include <algorithm>

#include "engine/measure/measure.h"

namespace rules::coin_wars {

bool concerns(const Match& match, const Terrain& terrain, int coin) {
    if (terrain.side && *terrain.side != match.side_of(coin)) return false;
    const int turn = std::max(1, match.turn);
    if (turn < terrain.from_turn || (terrain.to_turn != 0 && turn > terrain.to_turn)) return false;
    return std::find(terrain.except.begin(), terrain.except.end(), coin) == terrain.except.end();
}

const Terrain* slow_ground(const Match& match, int coin, Vec2 from) {
    for (const Terrain& terrain : match.scenario->terrain) {
        if (terrain.kind != Ground::Slow || !concerns(match, terrain, coin)) continue;
        if (measure::inside(terrain.polygon, from)) return &terrain;
    }
    return nullptr;
}

}  // namespace rules::coin_wars

#include "game/coin_wars/rules/terrain.h"

#include <algorithm>

#include "engine/measure/measure.h"
#include "game/coin_wars/rules/areas.h"

namespace rules::coin_wars {

namespace {

// True if the coin's Charge began off that ground.
bool charged_onto(const Match& match, const Terrain& terrain, int coin) {
    return std::ranges::any_of(match.charges, [&](const ChargeBegan& charge) {
        return charge.coin == coin && !measure::inside(terrain.polygon, charge.from);
    });
}

template <class Counts>
const Terrain* under(const Match& match, Ground kind, int coin, Counts counts) {
    if (!match.scenario->advanced.terrain || !match.on_table(coin)) return nullptr;
    for (const Terrain& terrain : match.scenario->terrain)
        if (terrain.kind == kind && concerns(match, terrain, coin) &&
            measure::inside(terrain.polygon, match.coin(coin).at) && counts(terrain))
            return &terrain;
    return nullptr;
}

}  // namespace

const Terrain* defended_by(const Match& match, int coin) {
    return under(match, Ground::Defensive, coin,
                 [&](const Terrain& terrain) { return !charged_onto(match, terrain, coin); });
}

const Terrain* strengthened_by(const Match& match, int coin) {
    return under(match, Ground::Offensive, coin, [](const Terrain&) { return true; });
}

}  // namespace rules::coin_wars

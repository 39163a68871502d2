#pragma once
// Areas of the table that affect moves (BX-1, BX-2), and which coins they affect at the moment.

#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

// True if the area affects the coin: its side, this turn, no exception. Deployment counts as the first turn.
bool concerns(const Match& match, const Terrain& terrain, int coin);
// BX-2: the slow ground on which a move of this coin from `from` would begin; null if there is none.
const Terrain* slow_ground(const Match& match, int coin, Vec2 from);

template <class Visit>
void each_area(const Match& match, int coin, Ground kind, Visit visit) {
    for (const Terrain& terrain : match.scenario->terrain)
        if (terrain.kind == kind && concerns(match, terrain, coin)) visit(terrain);
}
// BX-1
template <class Visit>
void each_impassable(const Match& match, int coin, Visit visit) {
    each_area(match, coin, Ground::Impassable, visit);
}

}  // namespace rules::coin_wars

#pragma once
// Areas of the table that change how coins go (BX-1, BX-2), and which coins they concern at the moment.

#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

// Its side, this turn, and no exception. While deploying the first turn counts.
bool concerns(const Match& match, const Terrain& terrain, int coin);
// BX-2: slow ground on which a move of this coin would begin; null where there is none.
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

#pragma once
// The ground: the table's edge, and the paper on it, with what each kind does (R-9, CW-24, CW-25, R-28, BX-1, BX-2) and
// which coins it affects at the moment.

#include "engine/measure/measure.h"
#include "game/coin_wars/rules/match.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// How far the disc extends over the table's edge (in); negative if it is inside.
double over_edge(const Scenario& scenario, const measure::Disc& disc);
// The point on the polygon's border that is nearest to p.
Vec2 nearest_on(measure::Polygon polygon, Vec2 p);
// False only if the polygon is farther than `distance` from p: a quick test before measuring the exact distance.
bool is_about(measure::Polygon polygon, Vec2 p, double distance);
// True if the whole disc lies inside, within `tolerance` (in).
bool wholly_inside(measure::Polygon polygon, const measure::Disc& disc, double tolerance);
// Its name in this battle, or a name for its kind: "impassable ground", "slow ground", ...
Phrase name_of(const Terrain& terrain);
// Which of kPapers lies there: its own, or its kind's.
std::size_t paper_number(const Terrain& terrain);

// True if the ground affects the coin: its side, this turn, no exception. Deployment counts as the first turn.
bool concerns(const Match& match, const Terrain& terrain, int coin);
// BX-2: the slow ground on which a move of this coin from `from` would begin; nullptr if there is none.
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
// BX-1: true if the coin, at `from`, lies on ground that closed under it and that it may therefore leave.
bool lets_leave(const Match& match, const Terrain& ground, int coin, Vec2 from);
// Visits the impassable ground that blocks the coin on its way from `from`.
template <class Visit>
void each_barrier(const Match& match, int coin, Vec2 from, Visit visit) {
    each_impassable(match, coin, [&](const Terrain& ground) {
        if (!lets_leave(match, ground, coin, from)) visit(ground);
    });
}

// The paper that gives the coin +1 Defense or +1 Offense if the rule `terrain` is agreed on, otherwise nullptr. Several
// papers of one kind count once; defensive ground does not help a coin that charged onto it.
const Terrain* defended_by(const Match& match, int coin);
const Terrain* strengthened_by(const Match& match, int coin);

}  // namespace rules::coin_wars

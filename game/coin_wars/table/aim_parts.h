#pragma once
// Building blocks of an aim, shared by the aim_*.cpp files.

#include "game/coin_wars/rules/path.h"
#include "game/coin_wars/table/aim.h"

namespace table {

using cw::disc_of;
using cw::ids_of;
// The enemies of `coin` on the table.
std::vector<int> enemies_of(const cw::Match& match, int coin);
// The point at which the coin, moving through `through`, touches the target, or just beyond it, where contact
// ends the path; on the grid. Nullopt if that path misses the target or it is farther than `reach`.
std::optional<Vec2> point_of_contact(const cw::Match& match, int coin, int target, Vec2 through, double reach);
// The match after the strike: the coin at its place, the target gone if it falls.
cw::Match after_strike(const cw::Match& match, int coin, const Strike& strike);
// What the first leg leaves of the coin's allowance.
double allowance_left(const cw::Match& match, int coin, const Strike& strike);

// Adds the leg of aim.coin to `end`, its card and its contacts. `allowance`: the greatest length of the path.
void add_leg(Aim& aim, const cw::Match& match, const cw::Landing& end, double allowance);
// aim.next, if the aimed move ends in contact with the target.
void foresee(Aim& aim, const cw::Match& match);
// The point midway between two rims.
Vec2 between_rims(const measure::Disc& a, const measure::Disc& b);

// The pointer, pulled back to the limit if it is within kSnap of it.
Vec2 snapped(Vec2 from, Vec2 pointer, double limit);
// Checks the command; for a refused one, stores the reason and the nearest legal command.
void settle(Aim& aim, const cw::Match& match, const cw::Command& command);

Aim aim_at_place(const cw::Match& match, int coin, Vec2 pointer);
Aim aim_at_enemy(const cw::Match& match, const Plan& plan, int target, Vec2 pointer);
Aim aim_of_army(const cw::Match& match, const Plan& plan, Vec2 pointer);
Aim aim_after_strike(const cw::Match& match, const Plan& plan, Vec2 pointer);

}  // namespace table

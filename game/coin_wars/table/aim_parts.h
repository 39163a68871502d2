#pragma once
// How an aim is put together; shared by the files that aim.

#include "game/coin_wars/rules/path.h"
#include "game/coin_wars/table/aim.h"

namespace table {

using cw::disc_of;
// The enemies of `coin` on the table.
std::vector<int> enemies_of(const cw::Match& match, int coin);
// The point on the way from the coin through `through` where it touches the target, or just behind it, where
// contact ends the way; on the grid; nothing if that way misses the target or it is farther than `reach`.
std::optional<Vec2> point_of_contact(const cw::Match& match, int coin, int target, Vec2 through,
                                     double reach);
// The match as it would stand when the strike is done: the coin at its place, the target gone if it falls.
cw::Match after_strike(const cw::Match& match, int coin, const Strike& strike);
// Of the coin's allowance, what its first leg leaves.
double allowance_left(const cw::Match& match, int coin, const Strike& strike);

// Adds the leg of aim.coin to where it lands, its card and its contacts; `allowance` is the way's greatest
// length.
void add_leg(Aim& aim, const cw::Match& match, const cw::Landing& end, double allowance);
// The dot between two rims.
Vec2 between_rims(const measure::Disc& a, const measure::Disc& b);

// The pointer, drawn back to the limit while it means the limit.
Vec2 snapped(Vec2 from, Vec2 pointer, double limit);
// Asks the rules; what they refuse keeps its reason and the legal command nearest to it.
void settle(Aim& aim, const cw::Match& match, const cw::Command& command);
// Whom the aimed way or shot ends at, in ids.
cw::Ids ids_of(const cw::Match& match, const std::vector<int>& coins);

Aim aim_at_place(const cw::Match& match, int coin, Vec2 pointer);
Aim aim_at_enemy(const cw::Match& match, const Plan& plan, int target, Vec2 pointer);
Aim aim_of_army(const cw::Match& match, const Plan& plan, Vec2 pointer);
Aim aim_after_strike(const cw::Match& match, const Plan& plan, Vec2 pointer);

}  // namespace table

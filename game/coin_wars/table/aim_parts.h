#pragma once
// Building blocks of an aim, shared by the aim_*.cpp files.

#include "game/coin_wars/rules/path.h"
#include "game/coin_wars/table/aim.h"

namespace table {

using cw::disc_of;
using cw::ids_of;
// The units of a side on the table, each by its first coin.
std::vector<int> units_of(const cw::Match& match, cw::Side side);
// The enemies of `coin` on the table.
std::vector<int> enemies_of(const cw::Match& match, int coin);
// The point at which the coin, moving through `through`, touches the target, or just beyond it, where contact
// ends the path; on the grid. Nullopt if that path misses the target or it is farther than `reach`.
std::optional<Vec2> point_of_contact(const cw::Match& match, int coin, int target, Vec2 through, double reach);
// The match after the strike: the coin at its place, the target gone if it falls.
cw::Match after_strike(const cw::Match& match, int coin, const Strike& strike);
// What the first leg leaves of the coin's allowance.
double allowance_left(const cw::Match& match, int coin, const Strike& strike);

// A way on which that coin, or its Army with it in front, comes into contact.
struct Way {
    int front = cw::kNobody;
    int met = cw::kNobody;
    Vec2 to;
};
// With the target, or else with the coin of its Army that lies nearest to it; `fronts`: the single coin, or those of an
// Army that may lead. Nullopt if no way of theirs leads there.
std::optional<Way> way_to(const cw::Match& match, std::vector<int> fronts, int target, cw::Going going);
// Of the straight ways into contact the one that is too long by the least, or the shortest of those that are not,
// whatever is in the way; nullopt if none of these coins is in front on one.
std::optional<Way> nearest_way(const cw::Match& match, const std::vector<int>& fronts, int target);
// True if the coin would touch the target or a coin of its Army there.
bool meets(const cw::Match& match, int coin, Vec2 at, int target);
// Of an attack that is refused: true if the target is only too far away to be struck from where the unit stands.
bool is_out_of_touch(const rules::Refusal& refusal, bool close);
// The attack of that coin or its Army.
cw::Attack attack_by(const cw::Match& match, int coin, int target, const std::vector<int>& beyond);
// The coin of the target's Army that the unit shoots best from where it stands; kNobody if it reaches none of them.
int best_shot(const cw::Match& match, int coin, int target);

// Adds the leg of aim.coin to `end`, its card and its contacts. `allowance`: the greatest length of the path.
void add_leg(Aim& aim, const cw::Match& match, const cw::Landing& end, double allowance);
// aim.next, if the aimed move ends in contact with the target or its Army.
void foresee(Aim& aim, const cw::Match& match);
// The point midway between two rims.
Vec2 between_rims(const measure::Disc& a, const measure::Disc& b);

// The pointer, pulled back to the limit if it is within kSnap of it.
Vec2 snapped(Vec2 from, Vec2 pointer, double limit);
// Checks the command; for a refused one, stores the reason and the nearest legal command.
void settle(Aim& aim, const cw::Match& match, const cw::Command& command);

// How the enemy, whose turn it is, would strike that unit from where it stands or comes up; nullopt if it cannot.
std::optional<Threat> threat_of(const cw::Match& match, int enemy, int coin);

// As commanded, not as a pointer would mean it.
Aim aim_move(const cw::Match& match, int coin, Vec2 to);
Aim aim_march(const cw::Match& match, const Plan& plan, const cw::Move& command);
Aim aim_attack(const cw::Match& match, const Plan& plan, int target);
Aim aim_attack_of_army(const cw::Match& match, const Plan& plan, int target);

Aim aim_at_place(const cw::Match& match, int coin, Vec2 pointer);
Aim aim_at_enemy(const cw::Match& match, const Plan& plan, int target, Vec2 pointer);
Aim aim_of_army(const cw::Match& match, const Plan& plan, Vec2 pointer);
Aim aim_after_strike(const cw::Match& match, const Plan& plan, Vec2 pointer);

}  // namespace table

#pragma once
// Building blocks of an aim, shared by the aim_*.cpp files.

#include "game/coin_wars/rules/path.h"
#include "game/coin_wars/table/aim.h"

namespace table {

using cw::disc_of;
using cw::ids_of;
// The units of a side on the table, represented by their first coins.
std::vector<int> units_of(const cw::Match& match, cw::Side side);
// The enemies of `coin` on the table.
std::vector<int> enemies_of(const cw::Match& match, int coin);
// A grid point for a move through `through` that ends in contact with the target: at the contact, or just beyond it.
// nullopt if the path misses the target or it is farther than `reach` (in).
std::optional<Vec2> point_of_contact(const cw::Match& match, int coin, int target, Vec2 through, double reach);
// The match after the strike: the coin in its place, and the target removed if it falls.
cw::Match after_strike(const cw::Match& match, int coin, const Strike& strike);
// The coin's allowance (in) minus the first leg.
double allowance_left(const cw::Match& match, int coin, const Strike& strike);

// A path that brings a coin, or its Army with it in front, into contact.
struct Way {
    int front = cw::kNoCoin;
    int met = cw::kNoCoin;
    Vec2 to;
};
// Contact with the target, or else with the nearest coin of its Army. `fronts`: the single coin, or the coins of an
// Army that may lead. nullopt if none of them has a path there.
std::optional<Way> way_to(const cw::Match& match, std::vector<int> fronts, int target, cw::Going going);
// The straight path into contact that is too long by the least, or the shortest that is not, ignoring obstacles;
// nullopt if none of these coins is in front on any.
std::optional<Way> nearest_way(const cw::Match& match, const std::vector<int>& fronts, int target);
// True if the coin at `at` would touch the target or a coin of its Army.
bool meets(const cw::Match& match, int coin, Vec2 at, int target);
// For a refused attack: true if the only problem is that the target is too far away.
bool is_out_of_touch(const rules::Refusal& refusal, bool close);
// True if ground hides the target (BX-12): another coin of its Army may be in sight.
bool is_hidden(const rules::Refusal& refusal);
// The attack of that coin or its Army.
cw::Attack attack_by(const cw::Match& match, int coin, int target, const std::vector<int>& beyond);
// The coin of the target's Army that the unit shoots best from where it stands; kNoCoin if it reaches none.
int best_shot(const cw::Match& match, int coin, int target);

// Adds the leg of aim.coin to `end`, with its card and contacts. `allowance`: the greatest length of the path (in).
void add_leg(Aim& aim, const cw::Match& match, const cw::Landing& end, double allowance,
             cw::Going going = cw::Going::Moving);
// Sets aim.next if the aimed move ends in contact with the target or its Army.
void foresee(Aim& aim, const cw::Match& match);
// The point midway between two rims.
Vec2 between_rims(const measure::Disc& a, const measure::Disc& b);

// The pointer, pulled back to the limit (in) if it is within kSnap of it.
Vec2 snapped(Vec2 from, Vec2 pointer, double limit);
// Checks the command; for a refused one, stores the reason and the nearest legal command.
void settle(Aim& aim, const cw::Match& match, const cw::Command& command);

// How the enemy, on its turn, would strike that unit, with or without moving first; nullopt if it cannot.
std::optional<Threat> threat_of(const cw::Match& match, int enemy, int coin);

// Exactly as commanded; a pointer might mean something else.
Aim aim_move(const cw::Match& match, int coin, Vec2 to);
Aim aim_march(const cw::Match& match, const AimPlan& plan, const cw::Move& command);
Aim aim_attack(const cw::Match& match, const AimPlan& plan, int target);
Aim aim_attack_of_army(const cw::Match& match, const AimPlan& plan, int target);

Aim aim_at_place(const cw::Match& match, int coin, Vec2 pointer);
Aim aim_at_enemy(const cw::Match& match, const AimPlan& plan, int target, Vec2 pointer);
Aim aim_of_army(const cw::Match& match, const AimPlan& plan, Vec2 pointer);
Aim aim_after_strike(const cw::Match& match, const AimPlan& plan, Vec2 pointer);

}  // namespace table

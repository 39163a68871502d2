#pragma once
// BX-9, special rules at work: which hold for a coin now, and what they change. Score, moves, shots, Charges, Armies and the attack back
// ask here; a battle without special rules pays one look at an empty list.

#include <algorithm>
#include <span>

#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

bool fits(const Match& match, const Who& who, int coin);
// Its rounds and its condition (BX-7) hold.
bool is_in_time(const Match& match, const SpecialRule& rule);
// It has changed as many attacks as it may, in this turn or in the battle.
bool is_used_up(const Match& match, const SpecialRule& rule);
// Where it stands among the battle's special rules, of which it must be one.
std::size_t place_of(const Match& match, const SpecialRule& rule);
// All but whom it meets.
bool holds_apart(const Match& match, const SpecialRule& rule, int coin);
// Whom it meets, and how.
bool fits_attack(const Match& match, const SpecialWhen& when, int coin, const StrikeContext& bout);
// Both. `bout`: the enemy whom the coin meets, and how. Without one, a rule that asks for it does not hold.
bool holds_for(const Match& match, const SpecialRule& rule, int coin, const StrikeContext& bout = {});

// Those that hold, in the battle's order.
template <class Visit>
void each_special(const Match& match, int coin, const StrikeContext& bout, Visit visit) {
    for (const SpecialRule& rule : match.scenario->advanced.special)
        if (!rule.left_out && holds_for(match, rule, coin, bout)) visit(rule);
}
// The first that holds and does this; null if none.
template <class Does>
const SpecialRule* special_that(const Match& match, int coin, Does does, const StrikeContext& bout = {}) {
    for (const SpecialRule& rule : match.scenario->advanced.special)
        if (!rule.left_out && does(rule.what) && holds_for(match, rule, coin, bout)) return &rule;
    return nullptr;
}
// The first that forbids it: special_forbidding(match, coin, &SpecialWhat::no_move).
const SpecialRule* special_forbidding(const Match& match, int coin, bool SpecialWhat::*deed);

// BX-3: the first rule by which a coin that is due does not arrive yet; null: none.
const SpecialRule* special_delay(const Match& match, int coin);
// Whether its rounds, its condition and its die may still let arrive later whom it delays.
bool may_let_arrive(const Match& match, const SpecialRule& delay);
// What the next throw for those who arrive by this rule has to show.
int needed_to_arrive(const Match& match, const SpecialRule& rule);
// Some rule asks what coins have done in their side's last turn.
bool asks_for_last_turn(const Scenario& scenario);
// The actions that each act costs one of these coins by a rule, the dearest of them; 0: none says so.
int special_cost(const Match& match, std::span<const int> coins);
// The first rule by which an Army of these coins breaks sooner, later or never; null: none.
const SpecialRule* special_morale(const Match& match, std::span<const int> coins);

// How long that edge is where a rule names it; `usual` where none does, inches.
double length_of(SpecialWhat::CardEdge edge, double usual);
// The edge of the card along which the coin moves now, and how far it goes with it (R-5, BX-2), inches.
double edge_of(const Match& match, int coin);
double full_reach(const Match& match, int coin);
double slow_reach(const Match& match, int coin);
// It has Charge, and no rule forbids it.
bool can_charge(const Match& match, int coin);

}  // namespace rules::coin_wars

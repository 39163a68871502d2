#pragma once
// BX-9, special rules in effect: which apply to a coin now, and what they change. Score, moves, shots, Charges, Armies
// and the strike back call these functions; in a battle without special rules they only check an empty list.

#include <span>

#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

bool fits(const Match& match, const Who& who, int coin);
// True if the rule's rounds and its condition (BX-7) are met.
bool is_in_time(const Match& match, const SpecialRule& rule);
// True if the rule has changed as many attacks as it may, in this turn or in the battle.
bool is_used_up(const Match& match, const SpecialRule& rule);
// The index of the rule among the battle's special rules; it must be one of them.
std::size_t place_of(const Match& match, const SpecialRule& rule);
// True if everything the rule requires is met, except for the opponent.
bool holds_apart(const Match& match, const SpecialRule& rule, int coin);
// True if the opponent and the kind of attack meet the rule's requirements.
bool fits_attack(const Match& match, const SpecialWhen& when, int coin, const StrikeContext& bout);
// Both of these. `bout`: the coin's opponent and the kind of attack; without an opponent, rules that require one do not
// apply.
bool holds_for(const Match& match, const SpecialRule& rule, int coin, const StrikeContext& bout = {});

// Visits the rules that apply, in the battle's order.
template <class Visit>
void each_special(const Match& match, int coin, const StrikeContext& bout, Visit visit) {
    for (const SpecialRule& rule : match.scenario->advanced.special)
        if (!rule.left_out && holds_for(match, rule, coin, bout)) visit(rule);
}
// The first rule that applies and satisfies `does`; nullptr if there is none.
template <class Does>
const SpecialRule* special_that(const Match& match, int coin, Does does, const StrikeContext& bout = {}) {
    for (const SpecialRule& rule : match.scenario->advanced.special)
        if (!rule.left_out && does(rule.what) && holds_for(match, rule, coin, bout)) return &rule;
    return nullptr;
}
// The first rule that forbids it: special_forbidding(match, coin, &SpecialWhat::no_move); nullptr if there is none.
const SpecialRule* special_forbidding(const Match& match, int coin, bool SpecialWhat::*deed);

// BX-3: the first rule that keeps a coin that is due from arriving; nullptr if there is none.
const SpecialRule* special_delay(const Match& match, int coin);
// True if the rule's rounds, condition and die may still bring in the coins it delays.
bool may_let_arrive(const Match& match, const SpecialRule& delay);
// The smallest roll of the next die that is enough for the coins that arrive by this rule.
int needed_to_arrive(const Match& match, const SpecialRule& rule);
// True if some rule depends on what coins did in their side's last turn.
bool asks_for_last_turn(const Scenario& scenario);
// The actions that an act costs by special rules, for the most expensive of these coins; 0: no such rule.
int special_cost(const Match& match, std::span<const int> coins);
// The first rule by which an Army of these coins breaks sooner, later or never; nullptr if there is none.
const SpecialRule* special_morale(const Match& match, std::span<const int> coins);

// The length of that edge in inches; `usual` for AsItIs.
double length_of(SpecialWhat::CardEdge edge, double usual);
// The card's edge along which the coin moves now, and the distance it can move with it (R-5, BX-2), inches.
double edge_of(const Match& match, int coin);
double full_reach(const Match& match, int coin);
double slow_reach(const Match& match, int coin);
// Deeds that a rule may forbid so that the coin cannot charge either.
std::span<bool SpecialWhat::*const> parts_of_charge(const Match& match);
// True if the coin has Charge and no rule forbids it.
bool can_charge(const Match& match, int coin);

}  // namespace rules::coin_wars

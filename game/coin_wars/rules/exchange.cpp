#include "game/coin_wars/rules/exchange.h"

#include "engine/core/lists.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/attack_force.h"
#include "game/coin_wars/rules/dice.h"
#include "game/coin_wars/rules/losses.h"
#include "game/coin_wars/rules/score.h"
#include "game/coin_wars/rules/shoot.h"
#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/rules/special_fight.h"

namespace rules::coin_wars {

namespace {

// `struck`: the traits that count against all of the strikers.
int offense_of(const Match& match, const Strike& strike, const std::vector<int>& beyond, const Traits& struck) {
    const bool by_army = strike.army != kNoArmy;
    int sum = 0;
    for (const int unit : strike.units)
        sum +=
            offense_value(match, unit, {strike.target, strike.ranged, core::contains(beyond, unit), by_army, struck});
    return sum;
}

// in an Army, only Armored units have a damage of their own; -1: none of them can be destroyed.
int damage_to_armored(const Match& match, const Strike& strike, Half half, const std::vector<int>& struck,
                      const std::vector<int>& beyond) {
    const auto armored = std::ranges::find_if(struck, [&](int coin) { return match.type(coin).armored; });
    if (armored == struck.end()) return -1;
    const StrikeVerdict one = verdict(meeting_of(match, strike.attacker, *armored, half), match.scenario->options);
    return one.what == Decides::Stands ? -1 : offense_of(match, strike, beyond, match.type(*armored));
}

// `struck`: the target, or the members of its Army.
Strike begun(const Match& match, std::vector<int> units, int army, int target, const std::vector<int>& struck,
             bool ranged, const char* rule) {
    Strike strike;
    strike.attacker = nearest_of(match, units, struck);
    strike.target = target;
    strike.units = std::move(units);
    strike.army = army;
    strike.target_army = match.coin(target).army;
    strike.ranged = ranged;
    strike.rule = strike.target_army == kNoArmy ? rule : "CW-22";
    return strike;
}

// The struck coins: the target, or its Army's members; the strikers that go beyond; the struck coins that do.
struct Given {
    Half half;
    const std::vector<int>& struck;
    const std::vector<int>& beyond;
    const std::vector<int>& spared;
};

// true if no unit of the Army can fall, whatever the dice show.
bool is_proof(const Match& match, const Strike& strike, const std::vector<int>& struck) {
    return strike.damage_to_armored < 0 &&
           std::ranges::all_of(struck, [&](int coin) { return match.type(coin).armored; });
}

// Scores the strike and lists its dice; without dice, the result is final.
void score(const Match& match, Strike& strike, const Given& given) {
    const bool on_army = strike.target_army != kNoArmy;
    strike.offense = offense_of(match, strike, given.beyond, on_army ? Traits{} : Traits(match.type(strike.target)));
    if (on_army) {
        strike.damage_to_armored = damage_to_armored(match, strike, given.half, given.struck, given.beyond);
    } else {
        strike.defense = defense_value(match, strike.target, {strike.attacker, strike.ranged});
        const Meeting meeting = meeting_of(match, strike.attacker, strike.target, given.half);
        const StrikeVerdict sure = verdict(meeting, match.scenario->options);
        if (sure.what != Decides::Scores) {
            strike.rule = sure.rule;
            strike.beats = sure.what == Decides::Falls;
            return;
        }
    }
    if (on_army && match.scenario->rulings.spares_idle_dice() && is_proof(match, strike, given.struck))
        strike.rule = "CW-16";
    else
        strike.dice = dice_for(match, strike, given.half);
    if (strike.dice.empty()) settle(match, strike, 0, given.spared);
}

// The coins that strike back, or the rule that prevents it.
struct Answer {
    std::vector<int> units;
    std::string silent;
};

// BX-9: true if every striker has a rule that prevents striking back.
bool is_unanswered(const Match& match, const Strike& strike) {
    return std::ranges::all_of(strike.units, [&](int unit) {
        return special_that(match, unit, [](const SpecialWhat& what) { return what.unanswered; },
                            {strike.target, strike.ranged}) != nullptr;
    });
}

Answer answer(const Match& match, const Strike& strike, const std::vector<int>& attackers,
              const std::vector<int>& defenders) {
    const Meeting meeting = meeting_of(match, strike.attacker, strike.target, Half::Attack);
    const bool destroyed = strike.beats && falls(match, strike, strike.target);
    if (const char* rule = silenced_by(meeting, destroyed, match.scenario->options)) return {{}, rule};
    // Striking back at range is a shot: the card must reach, and nothing may block it.
    std::vector<int> units =
        strike.ranged ? ranged_force(match, defenders, strike.units) : close_force(match, defenders, attackers);
    if (!units.empty() && is_unanswered(match, strike)) return {{}, "BX-9"};
    if (!units.empty()) return {std::move(units), ""};
    if (!strike.ranged) return {{}, "R-26"};
    const bool shooting = std::ranges::any_of(able(match, defenders), [&](int coin) { return can_fire(match, coin); });
    if (!shooting) return {{}, "CW-12"};
    return {{}, match.scenario->options.fire_blocked == FireBlocked::No ? "BX-12" : "R-40"};
}

}  // namespace

bool is_silenced(const Match& match, const Strike& strike, const std::vector<int>& attackers) {
    return is_unanswered(match, strike) &&
           answer(match, strike, attackers, party(match, strike.target)).silent == "BX-9";
}

Meeting meeting_of(const Match& match, int striker, int struck, Half half) {
    return {match.type(striker), match.type(struck), match.in_army(striker), match.in_army(struck), half};
}

void add_total(Strike& strike, int total) {
    if (strike.target_army == kNoArmy) {
        strike.beats = destroys(strike.offense + total, strike.defense);
        return;
    }
    strike.damage = std::max(0, strike.offense + total);
    if (strike.damage_to_armored >= 0) strike.damage_to_armored = std::max(0, strike.damage_to_armored + total);
}

void settle(const Match& match, Strike& strike, int total, const std::vector<int>& beyond) {
    add_total(strike, total);
    if (strike.target_army != kNoArmy) strike.beats = destroys_any(match, strike, beyond);
}

Exchange exchange(const Match& match, const std::vector<int>& attackers, int target, bool ranged,
                  const std::vector<int>& beyond) {
    const std::vector<int> defenders = party(match, target);
    const int army = match.coin(attackers.front()).army;
    std::vector<int> units = army == kNoArmy ? attackers
                             : ranged        ? ranged_force(match, attackers, {target})
                                             : close_force(match, attackers, defenders);
    if (units.empty()) units = able(match, attackers);

    const std::vector<int> nobody;
    Exchange both;
    both.strike = begun(match, std::move(units), army, target, defenders, ranged, "CW-10");
    score(match, both.strike, {Half::Attack, defenders, beyond, nobody});
    // under the first rulings a single coin that goes beyond is removed, whatever the target does.
    if (army == kNoArmy && !beyond.empty() && !match.scenario->rulings.attack_back_takes_beyond()) {
        both.no_back = "R-31";
        return both;
    }
    Answer back = answer(match, both.strike, attackers, defenders);
    both.no_back = back.silent;
    if (!back.silent.empty()) return both;
    both.back =
        begun(match, std::move(back.units), match.coin(target).army, both.strike.attacker, attackers, ranged, "CW-11");
    score(match, *both.back, {Half::AttackBack, attackers, nobody, beyond});
    return both;
}

}  // namespace rules::coin_wars

#include "game/coin_wars/rules/exchange.h"

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/attack_force.h"
#include "game/coin_wars/rules/dice.h"
#include "game/coin_wars/rules/losses.h"
#include "game/coin_wars/rules/score.h"
#include "game/coin_wars/rules/spy_armored.h"

namespace rules::coin_wars {

namespace {

bool among(const std::vector<int>& coins, int coin) { return std::ranges::find(coins, coin) != coins.end(); }

int offense_of(const Match& match, const Strike& strike, const std::vector<int>& beyond, bool on_armored) {
    int sum = 0;
    for (const int unit : strike.units)
        sum += offense_value(match, unit, {strike.target, strike.ranged, among(beyond, unit), on_armored});
    return sum;
}

bool has_armored(const Match& match, const std::vector<int>& coins) {
    return std::ranges::any_of(coins, [&](int coin) { return match.type(coin).armored; });
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

// Scores the strike and lists its dice; a strike decided by Spy or Armored has none.
Strike scored(const Match& match, Strike strike, Half half, const std::vector<int>& struck,
              const std::vector<int>& beyond) {
    const bool by_army = strike.army != kNoArmy;
    strike.offense = offense_of(match, strike, beyond, false);
    if (strike.target_army != kNoArmy) {
        if (by_army && has_armored(match, struck)) strike.damage_to_armored = offense_of(match, strike, beyond, true);
        strike.dice = dice_for(match, strike, half);
        return strike;
    }
    strike.defense = defense_value(match, strike.target, {strike.attacker, strike.ranged});
    const bool armored = match.type(strike.target).armored;
    if (by_army && armored) strike.offense = offense_of(match, strike, beyond, true);
    const bool own_attack = half == Half::Attack && !by_army;
    if (own_attack ? withstands(match, strike.attacker, strike.target) : armored && !by_army) {
        strike.rule = own_attack && match.type(strike.attacker).spy ? "R-16" : "CW-16";
    } else if (own_attack && spy_decides(match, strike.attacker, strike.target)) {
        strike.rule = "CW-15";
    } else {
        strike.dice = dice_for(match, strike, half);
    }
    return strike;
}

// Without dice, the result is known at once.
Strike foreseen(const Match& match, Strike strike, const std::vector<int>& beyond) {
    return strike.dice.empty() ? settled(match, std::move(strike), 0, beyond) : strike;
}

// Who strikes back, or the rule by which nobody does.
struct Answer {
    std::vector<int> units;
    std::string silent;
};

Answer answer(const Match& match, const Strike& strike, const std::vector<int>& attackers,
              const std::vector<int>& defenders) {
    const bool single = strike.army == kNoArmy && strike.target_army == kNoArmy;
    if (single && spy_silences(match, strike.attacker, strike.target, strike.beats)) return {{}, "R-15"};
    if (!strike.ranged) {
        std::vector<int> units = close_force(match, defenders, attackers);
        if (units.empty()) return {{}, "R-26"};
        return {std::move(units), ""};
    }
    // A shot back is a shot: the card must reach, and nothing may block it.
    std::vector<int> units = ranged_force(match, defenders, strike.units);
    if (!units.empty()) return {std::move(units), ""};
    const bool shooting =
        std::ranges::any_of(able(match, defenders), [&](int coin) { return match.type(coin).long_range; });
    return {{}, shooting ? "R-40" : "CW-12"};
}

}  // namespace

Strike with_total(Strike strike, int total) {
    if (strike.target_army == kNoArmy) {
        strike.beats = strike.rule == "CW-15" ||
                       (strike.rule != "R-16" && strike.rule != "CW-16" && strike.offense + total >= strike.defense);
        return strike;
    }
    strike.damage = std::max(0, strike.offense + total);
    if (strike.damage_to_armored >= 0) strike.damage_to_armored = std::max(0, strike.damage_to_armored + total);
    return strike;
}

Strike settled(const Match& match, Strike strike, int total, const std::vector<int>& beyond) {
    strike = with_total(std::move(strike), total);
    if (strike.target_army != kNoArmy) strike.beats = destroys_any(match, strike, beyond);
    return strike;
}

Exchange exchange(const Match& match, const std::vector<int>& attackers, int target, bool ranged,
                  const std::vector<int>& beyond) {
    const std::vector<int> defenders = party(match, target);
    const int army = match.coin(attackers.front()).army;
    std::vector<int> units = army == kNoArmy ? attackers
                             : ranged        ? ranged_force(match, attackers, {target})
                                             : close_force(match, attackers, defenders);
    if (units.empty()) units = able(match, attackers);

    Exchange both;
    Strike strike = begun(match, std::move(units), army, target, defenders, ranged, "CW-10");
    both.strike = foreseen(match, scored(match, std::move(strike), Half::Attack, defenders, beyond), {});
    // by the first rulings a single coin that goes beyond is removed, whatever the target does.
    if (army == kNoArmy && !beyond.empty() && !match.scenario->rulings.attack_back_takes_beyond()) {
        both.no_back = "R-31";
        return both;
    }
    Answer back = answer(match, both.strike, attackers, defenders);
    both.no_back = back.silent;
    if (!back.silent.empty()) return both;
    strike =
        begun(match, std::move(back.units), match.coin(target).army, both.strike.attacker, attackers, ranged, "CW-11");
    both.back = foreseen(match, scored(match, std::move(strike), Half::AttackBack, attackers, {}), beyond);
    return both;
}

}  // namespace rules::coin_wars

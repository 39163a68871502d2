#include "game/rules/coin_wars/attack.h"

#include "game/rules/coin_wars/armored.h"
#include "game/rules/coin_wars/ending.h"
#include "game/rules/coin_wars/purse.h"
#include "game/rules/coin_wars/query.h"
#include "game/rules/coin_wars/shoot.h"
#include "game/rules/coin_wars/spy.h"
#include "game/rules/coin_wars/turn.h"
#include "game/rules/coin_wars/way.h"
#include "game/rules/coin_wars/wording.h"

namespace rules::coin_wars {

namespace {

Strike compare(const Match& match, int attacker, int target, const std::string& rule) {
    Strike strike{attacker, target, offense(match, attacker).value, defense(match, target).value,
                  false,    rule};
    strike.beats = strike.offense >= strike.defense;
    return strike;
}

Strike withstood(Strike strike, const std::string& rule) {
    strike.beats = false;
    strike.rule = rule;
    return strike;
}

// CW-10 with the traits of both.
Strike strike(const Match& match, int attacker, int target) {
    Strike strike = compare(match, attacker, target, "CW-10");
    if (withstands(match, attacker, target))
        return withstood(strike, match.type(attacker).spy ? "R-16" : "CW-16");
    if (spy_decides(match, attacker, target)) {
        strike.beats = true;
        strike.rule = "CW-15";
    }
    return strike;
}

// CW-11: an attack back is no attack of the Spy's, but a single coin's, which Armored withstands.
Strike strike_back(const Match& match, int attacker, int target) {
    const Strike strike = compare(match, attacker, target, "CW-11");
    return match.type(target).armored ? withstood(strike, "CW-16") : strike;
}

// Why the target does not attack back: a rule number, or nothing.
std::string silence(const Match& match, int attacker, int target, bool ranged, bool destroyed) {
    if (spy_silences(match, attacker, target, destroyed)) return "R-15";
    if (ranged && !match.type(target).long_range) return "CW-12";
    return "";
}

Events fell(Match& match, int coin, int by, How how) {
    Coin& fallen = match.coin(coin);
    fallen.place = Place::Fallen;
    fallen.how = how;
    fallen.by = by;
    fallen.turn = match.turn;
    match.fell_this_turn = true;
    return {Fell{coin, by, how, fallen.at}};
}

Refusal not_touching(const Match& match, int coin, int target) {
    const double over = measure::gap(disc_of(match, coin), disc_of(match, target)) - measure::kTouch;
    return refuse("not_touching", "CW-10",
                  name_of(match, coin) + " does not touch " + name_of(match, target) + ": " + inches(over) +
                      " too far.",
                  over, {match.id(target)});
}

}  // namespace

bool touching(const Match& match, int a, int b) {
    return measure::touching(disc_of(match, a), disc_of(match, b));
}

core::Result<int, Refusal> target_of(const Match& match, int coin, std::string_view id) {
    const int target = match.find(id);
    if (target == kNobody)
        return core::failure(
            refuse("unknown_coin", "CW-3", "There is no coin " + std::string(id) + " in this battle."));
    if (!match.on_table(target))
        return core::failure(
            refuse("fallen", "CW-10", name_of(match, target) + " has fallen.", {}, {match.id(target)}));
    if (match.side_of(target) == match.side_of(coin))
        return core::failure(refuse("bad_argument", "CW-10", name_of(match, target) + " is no enemy.", {},
                                    {match.id(target)}));
    return target;
}

bool can_strike(const Match& match, int coin, int target) {
    if (touching(match, coin, target)) return true;
    // `engage`: after its move it attacks in contact only.
    if (!match.type(coin).long_range || match.coin(coin).moved) return false;
    return in_range(match, coin, target) && blocker(match, coin, target) == kNobody;
}

std::optional<Refusal> check_strike(const Match& match, int coin, int target) {
    if (can_strike(match, coin, target)) return std::nullopt;
    if (!match.type(coin).long_range) return not_touching(match, coin, target);
    if (match.coin(coin).moved)
        return refuse("acted", "R-40", "After its move it attacks in contact only.", {}, {match.id(coin)});
    return refuse_shot(match, coin, target);
}

std::optional<Refusal> check(const Match& match, const Attack& command) {
    const auto coin = acting(match, command.coin, Deed::Attack);
    if (!coin) return coin.error();
    const auto target = target_of(match, *coin, command.target);
    if (!target) return target.error();
    return check_strike(match, *coin, *target);
}

Events apply(Match& match, const Attack& command) {
    const int coin = match.find(command.coin), target = match.find(command.target);
    const bool hopeless = nothing_can_fall(match);
    spend_action(match, coin, Deed::Attack);
    Events events = fight(match, coin, target, !touching(match, coin, target));
    append(events, after_fight(match, hopeless));
    return events;
}

Odds odds(const Match& match, int attacker, int target, bool ranged) {
    Odds odds{ranged, strike(match, attacker, target), std::nullopt, "", 0, 0};
    odds.no_back = silence(match, attacker, target, ranged, odds.strike.beats);
    if (odds.no_back.empty()) odds.back = strike_back(match, target, attacker);
    odds.target_falls = odds.strike.beats ? 1 : 0;
    odds.attacker_falls = odds.back && odds.back->beats ? 1 : 0;
    return odds;
}

Events fight(Match& match, int attacker, int target, bool ranged) {
    const Odds sure = odds(match, attacker, target, ranged);
    const Strike& strike = sure.strike;
    Events events{
        Attacked{attacker, target, ranged, strike.offense, strike.defense, strike.beats, strike.rule}};
    if (const auto& back = sure.back)
        events.push_back(
            AttackedBack{target, attacker, ranged, back->offense, back->defense, back->beats, back->rule});
    const bool loses = sure.back && sure.back->beats;
    if (strike.beats) append(events, fell(match, target, attacker, How::Attack));
    if (loses) append(events, fell(match, attacker, target, How::AttackBack));
    if (strike.beats) append(events, grow_purse(match, match.side_of(attacker), match.type(target).cents));
    if (loses) append(events, grow_purse(match, match.side_of(target), match.type(attacker).cents));
    return events;
}

Events after_fight(Match& match, bool hopeless_before) {
    Events events = end_where_decided(match);
    if (match.phase != Phase::Over && !hopeless_before && nothing_can_fall(match))
        events.push_back(NothingCanFall{});
    return events;
}

bool can_attack(const Match& match, int coin) {
    for (int i = 0; i < match.count(); ++i) {
        if (!match.on_table(i) || match.side_of(i) == match.side_of(coin)) continue;
        if (can_strike(match, coin, i)) return true;
    }
    return false;
}

}  // namespace rules::coin_wars

// Aims at a place, at an enemy, and after a Charge's strike.

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/attack.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/reach.h"
#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/table/aim_parts.h"

namespace table {

namespace {

// The command with the refusal's point in place of its own.
cw::Command with_point(cw::Command command, Vec2 point) {
    if (auto* move = get_if<cw::Move>(&command)) move->to = point;
    if (auto* charge = get_if<cw::Charge>(&command)) (charge->to ? charge->to : charge->via) = point;
    return command;
}

void lay_shot(Aim& aim, const cw::Match& match) {
    const measure::Disc from = disc_of(match, aim.coin);
    if (!aim.ranged) {
        for (const int touched : cw::party(match, aim.target))
            if (measure::touching(from, disc_of(match, touched)))
                aim.path.contacts.push_back({between_rims(from, disc_of(match, touched)), true});
        return;
    }
    const measure::Disc at = disc_of(match, aim.target);
    const double gap = measure::gap(from, at);
    aim.card = card_at_both(from, at, free_hand(match, aim.coin, aim.target));
    aim.reading = in_inches(gap);
    aim.note = say("rim to rim");
    const Vec2 towards = unit(at.center - from.center);
    aim.path.contacts.push_back({from.center + towards * from.radius, false});
    aim.path.contacts.push_back({at.center - towards * at.radius, true});
}

// Offers a Charge; a second leg follows if the coin survives.
void offer_charge(Aim& aim, const cw::Match& match, const Strike& strike, const AimPlan& plan) {
    aim.act = Act::Charge;
    cw::Charge staying{match.id(aim.coin), strike.via, match.id(aim.target), std::nullopt};
    staying.beyond = ids_of(match, plan.beyond);
    settle(aim, match, staying);
    if (!aim.command) return;
    aim.odds = cw::odds(match, staying);
    // a coin that goes beyond cannot continue.
    if (!plan.beyond.empty() || aim.odds->attacker.falls >= 1) return;
    aim.strike = strike;
}

// A strike from where the coin stands: a Charge if possible, because it may continue afterwards.
Aim aim_blow(const cw::Match& match, const AimPlan& plan, int target) {
    Aim made;
    made.coin = plan.coin;
    made.target = target;
    const bool close = cw::is_close(match, {plan.coin}, target);
    if (close && cw::can_charge(match, plan.coin)) {
        offer_charge(made, match, {std::nullopt, target}, plan);
        lay_shot(made, match);
        if (made.legal()) return made;
    }
    return aim_attack(match, plan, target);
}

// A Charge straight at the pointer or, if that path is blocked, along another one.
std::optional<Aim> aim_charge(const cw::Match& match, const AimPlan& plan, int target, Vec2 pointer) {
    const int coin = plan.coin;
    if (!cw::can_charge(match, coin) || cw::check_acting(match, {coin, cw::kNoArmy}, cw::Action::Charge))
        return std::nullopt;
    const double allowance = cw::allowance_towards(match, coin, pointer, cw::Going::Charging);
    const auto by_way_of = [&](Vec2 via) -> std::optional<Aim> {
        const cw::Charge charge{match.id(coin), via, match.id(target), std::nullopt};
        if (cw::CoinWars::check(match, charge)) return std::nullopt;
        Aim made;
        made.coin = coin;
        made.target = target;
        offer_charge(made, match, {via, target}, plan);
        if (!made.legal()) return std::nullopt;
        add_leg(made, match, cw::landing(match, coin, via),
                cw::allowance_towards(match, coin, via, cw::Going::Charging), cw::Going::Charging);
        return made;
    };
    if (const auto via = point_of_contact(match, coin, target, pointer, allowance))
        if (auto straight = by_way_of(*via)) return straight;
    const auto way = way_to(match, {coin}, target, cw::Going::Charging);
    return way ? by_way_of(way->to) : std::nullopt;
}

// Into contact straight at the pointer, otherwise along another path, otherwise as close as possible.
Aim aim_towards(const cw::Match& match, int coin, int target, Vec2 pointer) {
    const Vec2 from = match.coin(coin).at;
    const double reach = cw::allowance_towards(match, coin, pointer);
    const auto straight = point_of_contact(match, coin, target, pointer, reach);
    const auto leads_there = [&](Vec2 to) {
        return !cw::CoinWars::check(match, cw::Move{match.id(coin), to}) &&
               meets(match, coin, cw::landing(match, coin, to).at, target);
    };
    Vec2 to = straight ? *straight : core::round_to_grid(from + unit(pointer - from) * reach);
    if ((!straight || !leads_there(to)) && !cw::check_acting(match, {coin, cw::kNoArmy}, cw::Action::Move))
        if (const auto way = way_to(match, {coin}, target, cw::Going::Moving)) to = way->to;
    Aim made = aim_move(match, coin, to);
    made.target = target;
    foresee(made, match);
    return made;
}

}  // namespace

Vec2 snapped(Vec2 from, Vec2 pointer, double limit) {
    const double wanted = distance(from, pointer);
    if (wanted <= limit || wanted > limit + kSnap) return core::round_to_grid(pointer);
    return core::round_to_grid(from + unit(pointer - from) * limit);
}

void settle(Aim& aim, const cw::Match& match, const cw::Command& command) {
    aim.refusal = cw::CoinWars::check(match, command);
    if (!aim.refusal) {
        aim.command = command;
        return;
    }
    const std::optional<Vec2> nearest =
        aim.refusal->nearest ? aim.refusal->nearest : cw::CoinWars::nearest(match, command);
    if (!nearest) return;
    const cw::Command offered = with_point(command, *nearest);
    if (!cw::CoinWars::check(match, offered)) aim.instead = offered;
}

Aim aim_move(const cw::Match& match, int coin, Vec2 to) {
    Aim made;
    made.coin = coin;
    made.act = Act::Move;
    const cw::Command command = cw::Move{match.id(coin), to};
    settle(made, match, command);
    const double allowance = cw::allowance_towards(match, coin, to);
    if (made.legal()) {
        add_leg(made, match, cw::landing(match, coin, to), allowance);
    } else {
        made.asked = to;
        if (const auto* move = made.instead ? get_if<cw::Move>(&*made.instead) : nullptr)
            add_leg(made, match, cw::landing(match, coin, move->to), allowance);
    }
    return made;
}

Aim aim_at_place(const cw::Match& match, int coin, Vec2 pointer) {
    return aim_move(match, coin, snapped(match.coin(coin).at, pointer, cw::allowance_towards(match, coin, pointer)));
}

Aim aim_attack(const cw::Match& match, const AimPlan& plan, int target) {
    if (match.in_army(plan.coin)) return aim_attack_of_army(match, plan, target);
    Aim made;
    made.coin = plan.coin;
    made.target = target;
    made.act = Act::Attack;
    const bool close = cw::is_close(match, {plan.coin}, target);
    settle(made, match, attack_by(match, plan.coin, target, plan.beyond));
    if (!made.legal() && !close) return made;
    made.ranged = !close;
    made.odds = cw::odds(match, plan.coin, target, made.ranged, plan.beyond);
    lay_shot(made, match);
    return made;
}

Aim aim_at_enemy(const cw::Match& match, const AimPlan& plan, int target, Vec2 pointer) {
    const bool close = cw::is_close(match, {plan.coin}, target);
    const auto refusal = cw::CoinWars::check(match, attack_by(match, plan.coin, target, plan.beyond));
    if (!refusal) return aim_blow(match, plan, target);
    const bool away = is_out_of_touch(*refusal, close);
    if (const int other = away || is_hidden(*refusal) ? best_shot(match, plan.coin, target) : cw::kNoCoin;
        other != cw::kNoCoin)
        return aim_attack(match, plan, other);
    if (!away) return aim_blow(match, plan, target);
    if (const auto charge = aim_charge(match, plan, target, pointer)) return *charge;
    return aim_towards(match, plan.coin, target, pointer);
}

Aim aim_after_strike(const cw::Match& match, const AimPlan& plan, Vec2 pointer) {
    const Strike& strike = *plan.strike;
    Aim made;
    made.coin = plan.coin;
    made.act = Act::Charge;
    made.target = strike.target;
    const cw::Match after = after_strike(match, plan.coin, strike);
    const Vec2 from = after.coin(plan.coin).at;
    if (strike.via) made.path.legs.push_back({match.coin(plan.coin).at, from});
    cw::Charge charge{match.id(plan.coin), strike.via, match.id(strike.target), std::nullopt};
    made.odds = cw::odds(match, charge);
    const bool stays = distance(pointer, from) <= match.type(plan.coin).radius() ||
                       distance(pointer, match.coin(strike.target).at) <= match.type(strike.target).radius();
    if (stays) {
        settle(made, match, charge);
        return made;
    }
    const double left = allowance_left(match, plan.coin, strike);
    charge.to = snapped(from, pointer, left);
    settle(made, match, charge);
    if (!made.legal()) made.asked = charge.to;
    const auto* shown = made.legal() ? &charge : made.instead ? get_if<cw::Charge>(&*made.instead) : nullptr;
    if (shown && shown->to) add_leg(made, after, cw::landing(after, plan.coin, *shown->to), left, cw::Going::Charging);
    return made;
}

}  // namespace table

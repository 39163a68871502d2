// Aims at a place, at an enemy, and after a Charge's strike.

#include <algorithm>

#include "engine/core/grid.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/table/aim_parts.h"

namespace table {

namespace {

// The command with the point that the refusal offers.
cw::Command with_point(cw::Command command, Vec2 point) {
    if (auto* move = get_if<cw::Move>(&command)) move->to = point;
    if (auto* charge = get_if<cw::Charge>(&command)) (charge->to ? charge->to : charge->via) = point;
    return command;
}

void show_threats(Aim& aim, const cw::Match& match) {
    if (aim.legal() && !aim.path.legs.empty()) aim.threats = cw::threats(match, aim.coin, aim.path.legs.back().to);
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
    show_threats(made, match);
    return made;
}

void lay_shot(Aim& aim, const cw::Match& match) {
    const measure::Disc from = disc_of(match, aim.coin), at = disc_of(match, aim.target);
    const double gap = measure::gap(from, at);
    if (!aim.ranged) {
        aim.path.contacts.push_back({between_rims(from, at), true});
        return;
    }
    aim.card = card_at_both(from, at, free_hand(match, aim.coin, aim.target));
    aim.reading = in_inches(gap);
    aim.note = say("rim to rim");
    const Vec2 towards = unit(at.center - from.center);
    aim.path.contacts.push_back({from.center + towards * from.radius, false});
    aim.path.contacts.push_back({at.center - towards * at.radius, true});
}

// Offers a Charge; a second leg follows if the coin survives.
void offer_charge(Aim& aim, const cw::Match& match, const Strike& strike, const Plan& plan) {
    aim.act = Act::Charge;
    cw::Charge staying{match.id(aim.coin), strike.via, match.id(aim.target), std::nullopt};
    staying.beyond = ids_of(match, plan.beyond);
    settle(aim, match, staying);
    if (!aim.command) return;
    aim.odds = cw::odds(match, staying);
    // a coin that goes beyond goes nowhere afterwards.
    if (!plan.beyond.empty() || aim.odds->attacker.falls >= 1) return;
    aim.strike = strike;
}

Aim aim_towards(const cw::Match& match, int coin, int target, Vec2 pointer) {
    const Vec2 from = match.coin(coin).at;
    const double reach = cw::allowance_towards(match, coin, pointer);
    const auto contact = point_of_contact(match, coin, target, pointer, reach);
    Aim made = aim_move(match, coin, contact ? *contact : core::round_to_grid(from + unit(pointer - from) * reach));
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

Aim aim_at_place(const cw::Match& match, int coin, Vec2 pointer) {
    return aim_move(match, coin, snapped(match.coin(coin).at, pointer, cw::allowance_towards(match, coin, pointer)));
}

Aim aim_at_enemy(const cw::Match& match, const Plan& plan, int target, Vec2 pointer) {
    const int coin = plan.coin;
    Aim made;
    made.coin = coin;
    made.target = target;
    const cw::Options options = cw::legal(match, coin);
    const auto known = std::ranges::find_if(options.targets, [&](const cw::Target& one) { return one.coin == target; });
    const double allowance = cw::allowance_towards(match, coin, pointer);
    const bool touches = measure::touching(disc_of(match, coin), disc_of(match, target));
    if (known == options.targets.end() && !touches) {
        const auto via = options.can_charge ? point_of_contact(match, coin, target, pointer, allowance) : std::nullopt;
        if (via) offer_charge(made, match, {via, target}, plan);
        if (!made.legal()) return aim_towards(match, coin, target, pointer);
        add_leg(made, match, cw::landing(match, coin, *via), allowance);
        show_threats(made, match);
        return made;
    }
    made.act = Act::Attack;
    made.ranged = known != options.targets.end() && known->ranged;
    made.odds = cw::odds(match, coin, target, made.ranged, plan.beyond);
    lay_shot(made, match);
    if (touches && options.can_charge) {
        offer_charge(made, match, {std::nullopt, target}, plan);
        made.act = Act::Charge;
        if (made.legal()) return made;
    }
    made.act = Act::Attack;
    settle(made, match, cw::Attack{match.id(coin), match.id(target), "", ids_of(match, plan.beyond)});
    return made;
}

Aim aim_after_strike(const cw::Match& match, const Plan& plan, Vec2 pointer) {
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
        show_threats(made, after);
        return made;
    }
    const double left = allowance_left(match, plan.coin, strike);
    charge.to = snapped(from, pointer, left);
    settle(made, match, charge);
    if (!made.legal()) made.asked = charge.to;
    const auto* shown = made.legal() ? &charge : made.instead ? get_if<cw::Charge>(&*made.instead) : nullptr;
    if (shown && shown->to) add_leg(made, after, cw::landing(after, plan.coin, *shown->to), left);
    show_threats(made, after);
    return made;
}

}  // namespace table

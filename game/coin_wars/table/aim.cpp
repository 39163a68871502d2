#include "game/coin_wars/table/aim.h"

#include <algorithm>
#include <cmath>

#include "engine/core/grid.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/table/aim_parts.h"
#include "game/coin_wars/table/pick.h"

namespace table {

namespace {

constexpr int kDirections = 720;

bool can_charge_at(const cw::Match& match, int coin, int target) {
    const auto via = point_of_contact(match, coin, target, match.coin(target).at, match.type(coin).reach());
    return via &&
           !cw::CoinWars::check(match, cw::Charge{match.id(coin), via, match.id(target), std::nullopt});
}

}  // namespace

std::vector<int> enemies_of(const cw::Match& match, int coin) {
    std::vector<int> enemies;
    for (int other = 0; other < match.count(); ++other)
        if (match.on_table(other) && match.side_of(other) != match.side_of(coin)) enemies.push_back(other);
    return enemies;
}

std::optional<Vec2> point_of_contact(const cw::Match& match, int coin, int target, Vec2 through,
                                     double reach) {
    const measure::Disc moving = disc_of(match, coin);
    const Vec2 way = unit(through - moving.center);
    const auto free = measure::sweep(moving, moving.center + way * reach, disc_of(match, target));
    if (!free) return std::nullopt;
    return core::round_to_grid(moving.center + way * std::min(reach, *free + measure::kTouch));
}

cw::Match after_strike(const cw::Match& match, int coin, const Strike& strike) {
    cw::Match after = match;
    if (strike.via) after.coin(coin).at = cw::landing(match, coin, *strike.via).at;
    const cw::Charge blow{match.id(coin), strike.via, match.id(strike.target), std::nullopt};
    if (!match.in_army(strike.target) && cw::odds(match, blow).target.falls >= 1)
        after.coin(strike.target).place = cw::Place::Fallen;
    return after;
}

double allowance_left(const cw::Match& match, int coin, const Strike& strike) {
    const double reach = cw::allowance(match, coin, match.coin(coin).at);
    return strike.via ? reach - distance(match.coin(coin).at, cw::landing(match, coin, *strike.via).at)
                      : reach;
}

Survey survey(const cw::Match& match, const Plan& plan) {
    Survey found;
    found.options = cw::legal(match, plan.coin);
    found.center = match.coin(plan.coin).at;
    const int army = match.coin(plan.coin).army;
    if (army != cw::kNoArmy) {
        for (const cw::Target& target : found.options.targets) found.targets.push_back(target.coin);
        if (!plan.strike && !found.options.refusal && found.options.can_move)
            found.outline = cw::army_reach(match, army, kDirections / 2);
        return found;
    }
    if (plan.strike) {
        const cw::Match after = after_strike(match, plan.coin, *plan.strike);
        const double left = allowance_left(match, plan.coin, *plan.strike);
        found.center = after.coin(plan.coin).at;
        found.reach = cw::reach(after, plan.coin, kDirections);
        for (double& way : found.reach) way = std::min(way, left);
        return found;
    }
    if (found.options.refusal) return found;
    if (found.options.can_move) found.reach = cw::reach(match, plan.coin, kDirections);
    for (const cw::Target& target : found.options.targets) found.targets.push_back(target.coin);
    if (!found.options.can_charge) return found;
    for (const int enemy : enemies_of(match, plan.coin)) {
        const bool known =
            std::find(found.targets.begin(), found.targets.end(), enemy) != found.targets.end();
        if (!known && can_charge_at(match, plan.coin, enemy)) found.targets.push_back(enemy);
    }
    return found;
}

Aim aim(const cw::Match& match, const Plan& plan, Vec2 pointer) {
    if (plan.coin == cw::kNobody || !match.on_table(plan.coin)) return {};
    if (match.in_army(plan.coin)) return aim_of_army(match, plan, pointer);
    if (plan.strike) return aim_after_strike(match, plan, pointer);
    const int under = coin_at(match, pointer);
    if (under == plan.coin) return {};
    if (under == cw::kNobody) return aim_at_place(match, plan.coin, pointer);
    if (match.side_of(under) == match.side_of(plan.coin)) return {};
    return aim_at_enemy(match, plan, under, pointer);
}

Vec2 between_rims(const measure::Disc& a, const measure::Disc& b) {
    return a.center + unit(b.center - a.center) * (a.radius + measure::gap(a, b) / 2);
}

cw::Ids ids_of(const cw::Match& match, const std::vector<int>& coins) {
    cw::Ids ids;
    for (const int coin : coins) ids.push_back(match.id(coin));
    return ids;
}

void add_leg(Aim& aim, const cw::Match& match, const cw::Landing& end, double allowance) {
    const measure::Disc start = disc_of(match, aim.coin), rest{end.at, start.radius};
    aim.path.legs.push_back({start.center, end.at});
    aim.path.distance = distance(start.center, end.at);
    aim.path.allowance = allowance;
    const double edge = match.type(aim.coin).move;
    const measure::Card card = card_beside(start, end.at, edge, free_hand(match, aim.coin, end.at));
    aim.card = card;
    aim.reading = in_inches(aim.path.distance);
    const double left = std::max(0.0, allowance - aim.path.distance);
    aim.note = say("{1} left of {2}", in_inches(left), figure(std::max(allowance, aim.path.distance), 2));
    aim.path.contacts.push_back({card.corner, false});
    aim.path.contacts.push_back({card.corner + card.along * std::min(edge, aim.path.distance), false});
    for (const int enemy : enemies_of(match, aim.coin)) {
        if (!measure::touching(rest, disc_of(match, enemy))) continue;
        aim.path.contacts.push_back({between_rims(rest, disc_of(match, enemy)), true});
        aim.path.met.push_back(enemy);
    }
}

}  // namespace table

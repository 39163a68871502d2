#include "game/coin_wars/table/aim.h"

#include <algorithm>
#include <cmath>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/attack.h"
#include "game/coin_wars/rules/charge.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/reach.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/roads.h"
#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/rules/turn.h"
#include "game/coin_wars/table/aim_parts.h"
#include "game/coin_wars/table/pick.h"
#include "game/kit/hands/quick_hand.h"

namespace table {

namespace {

constexpr int kDirections = 720;

bool can_charge_at(const cw::Match& match, int coin, int target) {
    const auto via = point_of_contact(match, coin, target, match.coin(target).at, cw::full_reach(match, coin));
    return via && !cw::CoinWars::check(match, cw::Charge{match.id(coin), via, match.id(target), std::nullopt});
}

// Places the index card so that it does not hide what it measures: beside the coins, not over them.

// The direction from a path towards its card.
Vec2 towards(CardSide hand, Vec2 along) { return hand == CardSide::Left ? left_of(along) : -left_of(along); }

std::vector<measure::Disc> on_table(const cw::Match& match) {
    std::vector<measure::Disc> discs;
    for (int coin = 0; coin < match.count(); ++coin)
        if (match.on_table(coin)) discs.push_back(disc_of(match, coin));
    return discs;
}

auto hidden_by(const std::vector<measure::Disc>& discs, const std::optional<measure::Card>& card) {
    const auto outline = card ? measure::corners(*card) : std::vector<Vec2>();
    return std::ranges::count_if(
        discs, [&](const measure::Disc& disc) { return card && measure::gap(disc, measure::Polygon(outline)) < -0.1; });
}

// The card's edge along which the coin goes there (BX-9, BX-11).
double edge_towards(const cw::Match& match, int coin, Vec2 to, cw::Going going) {
    cw::Path path = cw::path_to(match, coin, to);
    path.going = going;
    return cw::edge_along(match, path);
}

Aim aim_of_coin(const cw::Match& match, const AimPlan& plan, Vec2 pointer) {
    if (plan.strike) return aim_after_strike(match, plan, pointer);
    const int under = coin_at(match, pointer);
    if (under == plan.coin) return {};
    if (under == cw::kNoCoin) return aim_at_place(match, plan.coin, pointer);
    if (match.side_of(under) == match.side_of(plan.coin)) return {};
    return aim_at_enemy(match, plan, under, pointer);
}

}  // namespace

std::vector<int> enemies_of(const cw::Match& match, int coin) {
    std::vector<int> enemies;
    for (int other = 0; other < match.count(); ++other)
        if (match.on_table(other) && match.side_of(other) != match.side_of(coin)) enemies.push_back(other);
    return enemies;
}

std::optional<Vec2> point_of_contact(const cw::Match& match, int coin, int target, Vec2 through, double reach) {
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
    if (!strike.via) return cw::allowance(match, coin, match.coin(coin).at);
    cw::Path leg = cw::path_to(match, coin, *strike.via);
    leg.going = cw::Going::Charging;
    return cw::allowance(match, leg) - distance(leg.from, cw::landing(match, coin, *strike.via).at);
}

Survey survey(const cw::Match& match, const AimPlan& plan) {
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
        found.center = after.coin(plan.coin).at;
        // what the first leg has left, whatever special rules hold where it ends.
        const cw::Charge charge{match.id(plan.coin), plan.strike->via, match.id(plan.strike->target),
                                found.center + Vec2{1, 0}};
        if (const auto leg = cw::second_leg(match, charge)) found.reach = cw::reach_of(after, *leg, kDirections);
        return found;
    }
    if (found.options.refusal) return found;
    if (found.options.can_move) found.reach = cw::reach(match, plan.coin, kDirections);
    for (const cw::Target& target : found.options.targets) found.targets.push_back(target.coin);
    if (!found.options.can_charge) return found;
    for (const int enemy : enemies_of(match, plan.coin)) {
        const bool known = core::contains(found.targets, enemy);
        if (!known && can_charge_at(match, plan.coin, enemy)) found.targets.push_back(enemy);
    }
    return found;
}

Aim aim(const cw::Match& match, const AimPlan& plan, Vec2 pointer) {
    if (plan.coin == cw::kNoCoin || !match.on_table(plan.coin)) return {};
    if (match.in_army(plan.coin)) return aim_of_army(match, plan, pointer);
    Aim made = aim_of_coin(match, plan, pointer);
    made.cost = cw::cost(match, {plan.coin, cw::kNoArmy});
    return made;
}

Vec2 between_rims(const measure::Disc& a, const measure::Disc& b) {
    return a.center + unit(b.center - a.center) * (a.radius + measure::gap(a, b) / 2);
}

void add_leg(Aim& aim, const cw::Match& match, const cw::Landing& end, double allowance, cw::Going going) {
    const measure::Disc start = disc_of(match, aim.coin), rest{end.at, start.radius};
    aim.path.legs.push_back({start.center, end.at});
    aim.path.distance = distance(start.center, end.at);
    aim.path.allowance = allowance;
    const double edge = edge_towards(match, aim.coin, end.at, going);
    const measure::Card card = card_beside(start, end.at, edge, free_hand(match, aim.coin, end.at));
    aim.card = card;
    aim.reading = in_inches(aim.path.distance);
    // The figures add up as they are told.
    const double used = std::round(aim.path.distance * 100) / 100, max = std::max(cw::shown_reach(allowance), used);
    aim.note = say("{1} of {2} left", in_inches(max - used), figure(max, 2));
    aim.path.contacts.push_back({card.corner, false});
    const Vec2 ahead = unit(end.at - start.center) * std::min(edge, aim.path.distance);
    aim.path.contacts.push_back({card.corner + ahead, false});
    for (const int enemy : enemies_of(match, aim.coin)) {
        if (!measure::touching(rest, disc_of(match, enemy))) continue;
        aim.path.contacts.push_back({between_rims(rest, disc_of(match, enemy)), true});
        aim.path.met.push_back(enemy);
    }
}

void foresee(Aim& aim, const cw::Match& match) {
    if (aim.act != Act::Move || !aim.command || aim.target == cw::kNoCoin || aim.path.legs.empty()) return;
    // The hand decides where an Army's other coins come to rest: only its front coin is certain to touch.
    if (!meets(match, aim.coin, aim.path.legs.back().to, aim.target)) return;
    cw::Match there = match;
    core::Random random;
    hands::QuickHand hand;
    cw::CoinWars::apply(there, *aim.command, random, hand);
    if (there.phase != cw::Phase::Play) return;
    const cw::Command blow = attack_by(there, aim.coin, aim.target, {});
    aim.next_turn = cw::CoinWars::check(there, blow).has_value();
    if (aim.next_turn) {
        cw::begin_next_turn(there, there.side);
        if (cw::CoinWars::check(there, blow)) return;
    }
    aim.next = cw::odds(there, aim.coin, aim.target, false);
}

measure::Card card_beside(const measure::Disc& coin, Vec2 to, double edge, CardSide hand) {
    const Vec2 along = unit(to - coin.center);
    // If the path is longer than the edge, both ends overhang equally: sideways and along, at the coin's radius.
    const double over = std::clamp((distance(coin.center, to) - edge) / 2, 0.0, coin.radius);
    const double aside = std::sqrt(coin.radius * coin.radius - over * over);
    const Vec2 corner = coin.center + along * over + towards(hand, along) * aside;
    const bool left = hand == CardSide::Left;
    if (edge < measure::kCardShort) return {corner, along, 2 * edge, left};
    if (edge <= measure::kCardLong) return {corner, along, edge, left};
    // Turned so that the diagonal from the corner lies along the path.
    const Vec2 turned =
        (along * measure::kCardLong + towards(hand, along) * -measure::kCardShort) / measure::kCardDiagonal;
    return {corner, turned, measure::kCardLong, left};
}

std::optional<measure::Card> card_at_both(const measure::Disc& shooter, const measure::Disc& target, CardSide hand) {
    const double apart = distance(shooter.center, target.center), wider = target.radius - shooter.radius;
    const double flank = std::sqrt(std::max(0.0, apart * apart - wider * wider));
    if (flank > measure::kCardLong) return measure::card_for_shot(shooter, target);
    // Along the common tangent on this side.
    const Vec2 way = (target.center - shooter.center) / apart, side = towards(hand, way);
    const Vec2 normal = side * (flank / apart) - way * (wider / apart);
    const Vec2 along = hand == CardSide::Left ? -left_of(normal) : left_of(normal);
    const double edge = flank <= measure::kCardShort ? measure::kCardShort : measure::kCardLong;
    return measure::Card{shooter.center + normal * shooter.radius, along, edge, hand == CardSide::Left};
}

CardSide free_hand(const cw::Match& match, int coin, Vec2 to) {
    const measure::Disc disc = disc_of(match, coin);
    const double edge = edge_towards(match, coin, to, cw::Going::Moving);
    // An Army's other coins come along, roughly in formation.
    std::vector<measure::Disc> discs = on_table(match);
    for (const int member : cw::party(match, coin)) {
        const measure::Disc other = disc_of(match, member);
        if (member != coin) discs.push_back({other.center + (to - disc.center), other.radius});
    }
    const auto right = hidden_by(discs, card_beside(disc, to, edge, CardSide::Right));
    return hidden_by(discs, card_beside(disc, to, edge, CardSide::Left)) < right ? CardSide::Left : CardSide::Right;
}

CardSide free_hand(const cw::Match& match, int shooter, int target) {
    const measure::Disc from = disc_of(match, shooter), at = disc_of(match, target);
    const std::vector<measure::Disc> discs = on_table(match);
    const auto right = hidden_by(discs, card_at_both(from, at, CardSide::Right));
    return hidden_by(discs, card_at_both(from, at, CardSide::Left)) < right ? CardSide::Left : CardSide::Right;
}

}  // namespace table

#include "game/coin_wars/table/danger.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "game/coin_wars/rules/acting.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/shoot.h"
#include "game/coin_wars/rules/touching.h"
#include "game/coin_wars/rules/turn.h"
#include "game/coin_wars/table/aim_parts.h"
#include "game/coin_wars/table/outline_union.h"

namespace table {

namespace {

using render::Ink;

constexpr int kWays = 48;
constexpr double kTwoPi = 2 * std::numbers::pi, kAroundRim = 0.1;
constexpr double kStrikers = 0.02, kBorder = 0.04;  // widths of contours

Vec2 towards(int direction) {
    const double angle = kTwoPi * direction / kWays;
    return {std::cos(angle), std::sin(angle)};
}

std::vector<Vec2> circle(Vec2 middle, double radius) {
    std::vector<Vec2> points;
    for (int i = 0; i < kWays; ++i) points.push_back(middle + towards(i) * radius);
    return points;
}

// True if it can move and strike in one turn.
bool comes_up(const cw::Match& match, int coin) {
    return cw::charges(match, coin) || cw::may_move_and_strike(match, coin);
}

// For a single coin: as far as its rim can reach.
std::vector<Vec2> zone_of_coin(const cw::Match& match, int coin) {
    const std::vector<double> reach = cw::reach(match, coin, kWays);
    std::vector<Vec2> points;
    for (int i = 0; i < static_cast<int>(reach.size()); ++i)
        points.push_back(match.coin(coin).at +
                         towards(i) * (reach[static_cast<std::size_t>(i)] + match.type(coin).radius()));
    return points;
}

std::vector<Vec2> zone_of_army(const cw::Match& match, int army) {
    const std::vector<int> body = cw::body(match, army);
    Vec2 middle;
    for (const int coin : body) middle = middle + match.coin(coin).at / static_cast<double>(body.size());
    std::vector<Vec2> points = cw::army_reach(match, army, kWays);
    for (Vec2& point : points) point = point + unit(point - middle) * match.type(body.front()).radius();
    return points;
}

Striker striker_of(const cw::Match& match, const std::vector<int>& unit) {
    Striker striker{unit.front(), 0, {}};
    const int army = match.coin(unit.front()).army;
    for (const int coin : unit) {
        if (!match.coin(coin).cut_off) striker.offense += cw::offense_value(match, coin);
        if (cw::can_fire(match, coin))
            striker.outlines.push_back(
                circle(match.coin(coin).at, match.type(coin).radius() + cw::range_of(match, coin)));
    }
    if (comes_up(match, unit.front()))
        striker.outlines.push_back(army == cw::kNoArmy ? zone_of_coin(match, unit.front()) : zone_of_army(match, army));
    striker.outlines = united(std::move(striker.outlines));
    return striker;
}

double some_fall(const cw::FallOdds& fate) { return fate.chances.empty() ? fate.falls : 1 - fate.chances.front(); }

}  // namespace

Danger danger_to(const cw::Match& match, cw::Side side, const std::atomic<bool>& stop) {
    Danger danger;
    cw::Match theirs = match;
    if (match.side == side)
        cw::begin_next_turn(theirs, cw::other(side));
    else
        cw::refresh(theirs, cw::other(side));
    if (theirs.phase != cw::Phase::Play) return danger;
    std::vector<int> strikers;
    for (const int enemy : units_of(theirs, cw::other(side))) {
        if (stop) break;
        if (cw::check_acting(theirs, cw::actor_of(theirs, enemy), cw::Action::Attack)) continue;
        strikers.push_back(enemy);
        danger.strikers.push_back(striker_of(theirs, cw::party(theirs, enemy)));
    }
    std::vector<std::vector<Vec2>> all;
    for (const Striker& striker : danger.strikers)
        all.insert(all.end(), striker.outlines.begin(), striker.outlines.end());
    danger.border = united(std::move(all));
    for (const int own : units_of(theirs, side)) {
        if (stop) break;
        Endangered worst{own, 0, {}};
        for (const int enemy : strikers)
            if (auto threat = threat_of(theirs, enemy, own))
                if (const double falls = some_fall(threat->odds.target); falls > worst.falls)
                    worst = {own, falls, std::move(*threat)};
        if (worst.falls > 0) danger.endangered.push_back(std::move(worst));
    }
    std::ranges::stable_sort(danger.endangered, std::greater{}, &Endangered::falls);
    return danger;
}

void mark_danger(render::Scene& scene, const cw::Match& match, const Danger& danger) {
    const auto draw = [&](const std::vector<std::vector<Vec2>>& outlines, const render::Line& pen) {
        for (const std::vector<Vec2>& outline : outlines) {
            scene.lines.push_back(pen);
            scene.lines.back().points = outline;
        }
    };
    const render::Line border{.points = {}, .closed = true, .width = kBorder, .ink = Ink::Red};
    render::Line dashed = border;
    dashed.dashed = true;
    dashed.width = kStrikers;
    for (const Striker& striker : danger.strikers) draw(striker.outlines, dashed);
    draw(danger.border, border);
    for (const Endangered& one : danger.endangered)
        for (const int coin : cw::party(match, one.coin)) {
            const bool likely = one.falls > 0.5;
            scene.halos.push_back({scene.coins[static_cast<std::size_t>(coin)].at,
                                   match.type(coin).radius() + kAroundRim, Ink::Red, !likely, 1, likely});
        }
}

}  // namespace table

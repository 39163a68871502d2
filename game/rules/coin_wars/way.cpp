#include "game/rules/coin_wars/way.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/core/grid.h"
#include "game/rules/coin_wars/areas.h"
#include "game/rules/coin_wars/ground.h"
#include "game/rules/coin_wars/wording.h"

namespace rules::coin_wars {

namespace {

using core::kGrid;
using measure::Disc;

constexpr double kLargestRadius = 1.5;
constexpr double kExact = 1e-6;                   // less than this is rounding, not overlap
constexpr double kShortestWay = 2 * core::kGrid;  // what a contact leaves of a way must lead to another place

double length_of(const Way& way) { return core::distance(way.from, way.to); }
Vec2 along(const Way& way) { return core::unit(way.to - way.from); }
Disc start_of(const Match& match, const Way& way) { return {way.from, match.type(way.coin).radius()}; }

// Visits each coin whose rim the way passes closely; the others are passed over by their distance alone.
template <class Visit>
void each_near(const Match& match, const Way& way, Visit visit) {
    const Vec2 direction = along(way), middle = (way.from + way.to) * 0.5;
    const double whole = length_of(way);
    const double margin = match.type(way.coin).radius() + 2 * measure::kTouch;
    const double far = whole / 2 + margin + kLargestRadius;
    for (int i = 0; i < match.count(); ++i) {
        const Coin& coin = match.coin(i);
        if (core::length_squared(coin.at - middle) > far * far || coin.place != Place::Table) continue;
        const double radius = match.type(i).radius(), rim = margin + radius;
        const Vec2 offset = coin.at - way.from;
        const double ahead = core::dot(offset, direction);
        if (ahead < -rim || ahead > whole + rim || std::abs(core::cross(offset, direction)) > rim) continue;
        if (i == way.coin || i == way.gone || (way.army != kNoArmy && coin.army == way.army)) continue;
        visit(i, Disc{coin.at, radius});
    }
}

// CW-8, R-5
std::optional<Refusal> check_reach(const Match& match, const Way& way) {
    const double asked = length_of(way);
    if (!std::isfinite(asked)) return refuse("bad_argument", "R-38", "That is no point on a table.");
    if (asked == 0)
        return refuse("out_of_reach", "R-5", "It already lies there: a move leads to another place.");
    const double over = asked - way.reach;
    if (over <= way.tolerance) return std::nullopt;
    return refuse(
        "out_of_reach", "CW-8",
        name_of(match, way.coin) + " reaches " + inches(way.reach) + ": " + inches(over) + " too far.", over);
}

//
std::optional<Refusal> check_on_table(const Match& match, const Way& way) {
    const double over = over_edge(*match.scenario, {way.to, match.type(way.coin).radius()});
    if (over <= way.tolerance) return std::nullopt;
    return refuse("off_table", "R-9",
                  "The whole coin stays on the table: " + inches(over) + " over its edge.", over);
}

struct Stop {
    double distance = 0;
    int coin = kNobody;
    const Terrain* ground = nullptr;
    bool contact() const { return coin != kNobody || ground != nullptr; }
    void meet(std::optional<double> met, int by, const Terrain* by_ground) {
        if (met && (*met < distance || (!contact() && *met == distance))) *this = {*met, by, by_ground};
    }
};

// All that one look at what lies near the way tells.
struct Survey {
    int lies_on = kNobody;                // an own coin on which `to` lies
    int pressed = kNobody;                // a coin that it touches and would go towards
    const Terrain* pressed_on = nullptr;  // ground likewise
    Stop stop;                            // CW-9, R-9: the first contact, else the way's end
};

// R-7, with the tolerance on how much nearer the whole way leads.
bool towards(const Way& way, const Disc& start, const Disc& touched) {
    const Vec2 away = core::unit(start.center - touched.center) * way.tolerance;
    return measure::closes(start, way.to + away, touched);
}

bool presses(const Way& way, const Disc& start, const std::vector<Vec2>& ground) {
    if (measure::gap(start, ground) > measure::kTouch + measure::kTolerance) return false;
    const Vec2 away = core::unit(start.center - nearest_on(ground, start.center)) * way.tolerance;
    return measure::closes(start, way.to + away, ground);
}

Survey survey(const Match& match, const Way& way) {
    const Disc start = start_of(match, way), rest{way.to, start.radius};
    Survey seen;
    seen.stop.distance = length_of(way);
    each_near(match, way, [&](int i, const Disc& other) {
        const bool own = match.side_of(i) == match.side_of(way.coin);
        if (own && seen.lies_on == kNobody && -measure::gap(rest, other) > way.tolerance) seen.lies_on = i;
        if (!stops(match, way.coin, i)) return;
        // What it touches at the start stops it only there.
        if (!measure::touching(start, other))
            seen.stop.meet(measure::sweep(start, way.to, other), i, nullptr);
        else if (seen.pressed == kNobody && towards(way, start, other))
            seen.pressed = i;
    });
    each_impassable(match, way.coin, [&](const Terrain& terrain) {
        if (presses(way, start, terrain.polygon)) seen.pressed_on = &terrain;
        seen.stop.meet(measure::sweep(start, way.to, terrain.polygon), kNobody, &terrain);
    });
    return seen;
}

Refusal lies_on(const Match& match, const Way& way, int own) {
    const double over = -measure::gap({way.to, match.type(way.coin).radius()}, disc_of(match, own));
    return refuse("overlap", "R-8", "It would lie on " + name_of(match, own) + ", by " + inches(over) + ".",
                  over, {match.id(own)});
}

Refusal pressed(const Match& match, const Way& way, int other) {
    return refuse("into_enemy", match.side_of(other) == match.side_of(way.coin) ? "R-8" : "R-7",
                  "It touches " + name_of(match, other) + " and cannot go towards it.", std::nullopt,
                  {match.id(other)});
}

Refusal pressed(const Terrain& ground) {
    return refuse("impassable", "R-9", "It touches " + name_of(ground) + " and cannot go into it.");
}

double rest_distance(const Match& match, const Way& way, const Stop& stop) {
    std::vector<Disc> own;
    each_near(match, way, [&](int i, const Disc& other) {
        if (!stops(match, way.coin, i)) own.push_back(other);
    });
    return last_free(start_of(match, way), way.to, own, stop.distance);
}

std::optional<Refusal> check_room(const Match& match, const Way& way, const Stop& stop) {
    if (!stop.contact() || rest_distance(match, way, stop) >= kShortestWay) return std::nullopt;
    if (stop.distance < kShortestWay && stop.ground) return pressed(*stop.ground);
    std::vector<std::string> concerned;
    if (stop.coin != kNobody) concerned.push_back(match.id(stop.coin));
    return refuse("no_room", "R-8",
                  "Contact ends the way where own coins lie, and there is no free place before them.",
                  std::nullopt, std::move(concerned));
}

std::vector<Disc> near_discs(const Match& match, const Way& way) {
    std::vector<Disc> near;
    each_near(match, way, [&](int, const Disc& other) { near.push_back(other); });
    return near;
}

// How deep the coin would lie in another, in impassable ground or over the table's edge; 0 where it lies
// free.
double depth(const Match& match, int coin, const std::vector<Disc>& near, const Disc& rest) {
    double deepest = std::max(0.0, over_edge(*match.scenario, rest));
    for (const Disc& other : near) deepest = std::max(deepest, -measure::gap(rest, other));
    each_impassable(match, coin, [&](const Terrain& terrain) {
        deepest = std::max(deepest, -measure::gap(rest, measure::Polygon(terrain.polygon)));
    });
    return deepest;
}

// the grid point beside `exact` at which nothing is overlapped by more than `slack`, or the least.
Vec2 settle(const Match& match, const Way& way, Vec2 exact, double slack) {
    const std::vector<Disc> near = near_discs(match, way);
    const auto depth_at = [&](Vec2 p) {
        return std::max(slack, depth(match, way.coin, near, {p, match.type(way.coin).radius()}));
    };
    const Vec2 middle = core::round_to_grid(exact);
    if (depth_at(middle) == slack) return middle;
    Vec2 best = middle;
    double best_depth = 1e9, best_distance = 1e9;
    for (int row = -1; row <= 1; ++row) {
        for (int column = -1; column <= 1; ++column) {
            const Vec2 p = middle + Vec2{column * kGrid, row * kGrid};
            const double deep = depth_at(p);
            const double away = core::distance(p, exact);
            if (p == way.from || deep > best_depth || (deep == best_depth && away >= best_distance)) continue;
            best = p;
            best_depth = deep;
            best_distance = away;
        }
    }
    return best;
}

}  // namespace

Disc disc_of(const Match& match, int coin) { return {match.coin(coin).at, match.type(coin).radius()}; }

bool stops(const Match& match, int coin, int other) {
    return match.side_of(coin) != match.side_of(other) || match.scenario->options.friends == Friends::Block;
}

double allowance(const Match& match, int coin, Vec2 from) {
    const CoinType& type = match.type(coin);
    return slow_ground(match, coin, from) ? type.move / 2 + type.diameter : type.reach();
}

Way way_to(const Match& match, int coin, Vec2 to) {
    const Vec2 from = match.coin(coin).at;
    return {coin, from, core::round_to_grid(to), allowance(match, coin, from)};
}

std::optional<Refusal> check_way(const Match& match, const Way& way) {
    if (auto refusal = check_reach(match, way)) return refusal;
    if (auto refusal = check_on_table(match, way)) return refusal;
    const Survey seen = survey(match, way);
    if (seen.lies_on != kNobody) return lies_on(match, way, seen.lies_on);
    if (seen.pressed != kNobody) return pressed(match, way, seen.pressed);
    if (seen.pressed_on != nullptr) return pressed(*seen.pressed_on);
    return check_room(match, way, seen.stop);
}

double last_free(const Disc& start, Vec2 to, std::span<const Disc> own, double distance) {
    const Vec2 direction = core::unit(to - start.center);
    double free = distance;
    for (bool backed = true; backed;) {
        backed = false;
        for (const Disc& other : own) {
            if (measure::gap({start.center + direction * free, start.radius}, other) >= -kExact) continue;
            free = measure::sweep(start, to, other).value_or(0);
            backed = free > 0;
        }
    }
    return free;
}

Landing land(const Match& match, const Way& way) {
    const Stop stop = survey(match, way).stop;
    if (!stop.contact()) return {settle(match, way, way.to, measure::kTolerance)};
    const Vec2 exact = way.from + along(way) * rest_distance(match, way, stop);
    return {settle(match, way, exact, kExact), stop.coin, stop.ground != nullptr};
}

}  // namespace rules::coin_wars

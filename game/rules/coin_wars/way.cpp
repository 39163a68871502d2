#include "game/rules/coin_wars/way.h"

#include <algorithm>
#include <cmath>

#include "engine/core/grid.h"
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

// Visits each coin that lies near the way; the others are passed over by their distance alone.
template <class Visit>
void each_near(const Match& match, const Way& way, Visit visit) {
    const Vec2 middle = (way.from + way.to) * 0.5;
    const double far =
        length_of(way) / 2 + match.type(way.coin).radius() + kLargestRadius + 2 * measure::kTouch;
    for (int i = 0; i < match.count(); ++i) {
        const Coin& coin = match.coin(i);
        if (coin.place != Place::Table || core::length_squared(coin.at - middle) > far * far) continue;
        if (i != way.coin && i != way.gone) visit(i, Disc{coin.at, match.type(i).radius()});
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

// the player's own `to` lies on a coin.
std::optional<Refusal> check_overlap(const Match& match, const Way& way) {
    const Disc rest{way.to, match.type(way.coin).radius()};
    std::optional<Refusal> refusal;
    each_near(match, way, [&](int i, const Disc& other) {
        if (refusal || match.side_of(i) != match.side_of(way.coin)) return;
        const double over = -measure::gap(rest, other);
        if (over <= way.tolerance) return;
        refusal =
            refuse("overlap", "R-8", "It would lie on " + name_of(match, i) + ", by " + inches(over) + ".",
                   over, {match.id(i)});
    });
    return refusal;
}

// R-7, with the tolerance on how much nearer the whole way leads.
bool approaches(const Way& way, const Disc& start, const Disc& other) {
    const Vec2 away = core::unit(start.center - other.center) * way.tolerance;
    return measure::touching(start, other) && measure::closes(start, way.to + away, other);
}

bool approaches(const Way& way, const Disc& start, const std::vector<Vec2>& ground) {
    if (measure::gap(start, ground) > measure::kTouch + measure::kTolerance) return false;
    const Vec2 away = core::unit(start.center - nearest_on(ground, start.center)) * way.tolerance;
    return measure::closes(start, way.to + away, ground);
}

// it does not press on against what it touches.
std::optional<Refusal> check_start(const Match& match, const Way& way) {
    const Disc start = start_of(match, way);
    std::optional<Refusal> refusal;
    each_near(match, way, [&](int i, const Disc& other) {
        if (refusal || !stops(match, way.coin, i) || !approaches(way, start, other)) return;
        refusal = refuse("into_enemy", match.side_of(i) == match.side_of(way.coin) ? "R-8" : "R-7",
                         "It touches " + name_of(match, i) + " and cannot go towards it.", std::nullopt,
                         {match.id(i)});
    });
    each_impassable(*match.scenario, [&](const Terrain& terrain) {
        if (refusal || !approaches(way, start, terrain.polygon)) return;
        refusal = refuse("impassable", "R-9", "It touches " + name_of(terrain) + " and cannot go into it.");
    });
    return refusal;
}

struct Stop {
    double distance = 0;
    int coin = kNobody;
    const Terrain* ground = nullptr;
    bool contact() const { return coin != kNobody || ground != nullptr; }
};

// CW-9, R-9: the first contact on the way, else its end.
Stop first_stop(const Match& match, const Way& way) {
    const Disc start = start_of(match, way);
    Stop stop{length_of(way)};
    const auto earlier = [&](std::optional<double> met) {
        return met && (*met < stop.distance || (!stop.contact() && *met == stop.distance));
    };
    each_near(match, way, [&](int i, const Disc& other) {
        // What it touches at the start the way does not approach.
        if (!stops(match, way.coin, i) || measure::touching(start, other)) return;
        const auto met = measure::sweep(start, way.to, other);
        if (earlier(met)) stop = {*met, i, nullptr};
    });
    each_impassable(*match.scenario, [&](const Terrain& terrain) {
        const auto met = measure::sweep(start, way.to, terrain.polygon);
        if (earlier(met)) stop = {*met, kNobody, &terrain};
    });
    return stop;
}

double rest_distance(const Match& match, const Way& way, const Stop& stop) {
    return stop.contact() ? last_free(match, way, stop.distance) : stop.distance;
}

std::optional<Refusal> check_room(const Match& match, const Way& way) {
    const Stop stop = first_stop(match, way);
    if (!stop.contact() || rest_distance(match, way, stop) >= kShortestWay) return std::nullopt;
    if (stop.distance < kShortestWay && stop.ground)
        return refuse("impassable", "R-9", "It lies against " + name_of(*stop.ground) + ".");
    Refusal refusal =
        refuse("no_room", "R-8",
               "Contact ends the way where own coins lie, and there is no free place before them.");
    if (stop.coin != kNobody) refusal.coins = {match.id(stop.coin)};
    return refusal;
}

// How deep the coin would lie in another, in impassable ground or over the table's edge; 0 where it lies
// free.
double depth_at(const Match& match, const Way& way, Vec2 p) {
    const Disc rest{p, match.type(way.coin).radius()};
    double deepest = std::max(0.0, over_edge(*match.scenario, rest));
    each_near(match, way,
              [&](int, const Disc& other) { deepest = std::max(deepest, -measure::gap(rest, other)); });
    each_impassable(*match.scenario, [&](const Terrain& terrain) {
        deepest = std::max(deepest, -measure::gap(rest, measure::Polygon(terrain.polygon)));
    });
    return deepest;
}

// the grid point beside `exact` at which nothing is overlapped by more than `slack`, or the least.
Vec2 settle(const Match& match, const Way& way, Vec2 exact, double slack) {
    const Vec2 middle = core::round_to_grid(exact);
    if (depth_at(match, way, middle) <= slack) return middle;
    Vec2 best = middle;
    double best_depth = 1e9, best_distance = 1e9;
    for (int row = -1; row <= 1; ++row) {
        for (int column = -1; column <= 1; ++column) {
            const Vec2 p = middle + Vec2{column * kGrid, row * kGrid};
            const double depth = std::max(slack, depth_at(match, way, p));
            const double away = core::distance(p, exact);
            if (p == way.from || depth > best_depth || (depth == best_depth && away >= best_distance))
                continue;
            best = p;
            best_depth = depth;
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

Way way_to(const Match& match, int coin, Vec2 to) {
    return {coin, match.coin(coin).at, core::round_to_grid(to), match.type(coin).reach()};
}

std::optional<Refusal> check_way(const Match& match, const Way& way) {
    if (auto refusal = check_reach(match, way)) return refusal;
    if (auto refusal = check_on_table(match, way)) return refusal;
    if (auto refusal = check_overlap(match, way)) return refusal;
    if (auto refusal = check_start(match, way)) return refusal;
    return check_room(match, way);
}

double last_free(const Match& match, const Way& way, double distance) {
    const Disc start = start_of(match, way);
    const Vec2 direction = along(way);
    double free = distance;
    for (bool backed = true; backed;) {
        backed = false;
        each_near(match, way, [&](int i, const Disc& own) {
            const Disc rest{way.from + direction * free, start.radius};
            if (stops(match, way.coin, i) || measure::gap(rest, own) >= -kExact) return;
            free = measure::sweep(start, way.to, own).value_or(0);
            backed = free > 0;
        });
    }
    return free;
}

Landing land(const Match& match, const Way& way) {
    const Stop stop = first_stop(match, way);
    if (!stop.contact()) return {settle(match, way, way.to, measure::kTolerance)};
    const Vec2 exact = way.from + along(way) * rest_distance(match, way, stop);
    return {settle(match, way, exact, kExact), stop.coin, stop.ground != nullptr};
}

}  // namespace rules::coin_wars

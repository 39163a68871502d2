#include "game/coin_wars/rules/path.h"

#include "engine/core/grid.h"
#include "engine/measure/direction.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/path_scan.h"
#include "game/coin_wars/rules/refusal_text.h"

namespace rules::coin_wars {

namespace {

using core::kGrid;
using measure::Disc;

// CW-8, R-5, BX-2
std::optional<Refusal> check_reach(const Match& match, const Way& way) {
    const double asked = core::distance(way.from, way.to);
    if (!std::isfinite(asked))
        return refuse("bad_argument", "R-38", say("That is not a point on the table."));
    if (asked == 0)
        return refuse("out_of_reach", "R-5", say("It already lies there: a move leads to another place."));
    const double over = asked - way.reach;
    if (over <= way.tolerance) return std::nullopt;
    Phrase message =
        say("{1} reaches {2}: {3} too far.", name_of(match, way.coin), inches(way.reach), inches(over));
    const Terrain* slow = slow_ground(match, way.coin, way.began.value_or(way.from));
    if (slow == nullptr) return refuse("out_of_reach", "CW-8", std::move(message), over);
    message += plain(" ") + say("It begins on {1}: half the edge.", name_of(*slow));
    return refuse("out_of_reach", "BX-2", std::move(message), over);
}

//
std::optional<Refusal> check_on_table(const Match& match, const Way& way) {
    const double over = over_edge(*match.scenario, {way.to, match.type(way.coin).radius()});
    if (over <= way.tolerance) return std::nullopt;
    return refuse("off_table", "R-9",
                  say("The whole coin must stay on the table: it is {1} over the edge.", inches(over)), over);
}

Refusal lies_on(const Match& match, const Way& way, int own) {
    const double over = -measure::gap({way.to, match.type(way.coin).radius()}, disc_of(match, own));
    return refuse("overlap", "R-8", say("It would lie on {1}, by {2}.", name_of(match, own), inches(over)),
                  over, {match.id(own)});
}

Refusal pressed(const Match& match, const Way& way, int other) {
    return refuse("into_enemy", match.side_of(other) == match.side_of(way.coin) ? "R-8" : "R-7",
                  say("It touches {1} and cannot go towards it.", name_of(match, other)), std::nullopt,
                  {match.id(other)});
}

Refusal pressed(const Terrain& ground) {
    return refuse("impassable", "R-9", say("It touches {1} and cannot go into it.", name_of(ground)));
}

Refusal ended(const Terrain& area) {
    return refuse("impassable", "BX-2", say("It has entered {1}: its move ended there.", name_of(area)));
}

Refusal barred(const Way& way, const Terrain& area, const Stop& stop) {
    const double over = stop.distance - entry(way, area);
    return refuse("impassable", "BX-2",
                  say("No Charge may lead into {1}: {2} of the way lies in it.", name_of(area), inches(over)),
                  over);
}

std::optional<Refusal> check_room(const Match& match, const Way& way, const Survey& seen) {
    const Stop& stop = seen.stop;
    if (!stop.contact() || leads_somewhere(stop, rest_distance(match, way, seen))) return std::nullopt;
    if (stop.distance < kShortestWay && stop.ground && !stop.in_area()) return pressed(*stop.ground);
    std::vector<std::string> concerned;
    if (stop.coin != kNobody) concerned.push_back(match.id(stop.coin));
    return refuse(
        "no_room", "R-8",
        say("Contact ends the move where your own coins lie, and there is no free place before them."),
        std::nullopt, std::move(concerned));
}

// Where a path ends: backed up past own coins, and on the grid.

constexpr double kExact = 1e-6;  // less than this is rounding, not overlap

double radius_of(const Match& match, const Way& way) { return match.type(way.coin).radius(); }

// What the end of a path must be clear of.
struct Neighbours {
    std::vector<Disc> coins;
    const Terrain* area = nullptr;  // the stop area that the coin enters: its centre must be inside
};

// How deep the coin at p would overlap another coin, impassable ground or the table's edge, or how far its
// centre is outside the stop area; 0 if the place is fine.
double depth(const Match& match, const Way& way, const Neighbours& near, Vec2 p) {
    const Disc rest{p, radius_of(match, way)};
    double deepest = std::max(0.0, over_edge(*match.scenario, rest));
    for (const Disc& other : near.coins) deepest = std::max(deepest, -measure::gap(rest, other));
    each_impassable(match, way.coin, [&](const Terrain& terrain) {
        deepest = std::max(deepest, -measure::gap(rest, measure::Polygon(terrain.polygon)));
    });
    if (near.area)
        deepest = std::max(deepest, measure::gap(Disc{p, 0}, measure::Polygon(near.area->polygon)));
    return deepest;
}

// the grid point next to `exact` that overlaps nothing by more than `slack`, or that overlaps least.
Vec2 settle(const Match& match, const Way& way, const Terrain* area, Vec2 exact, double slack) {
    Neighbours near{{}, area};
    each_near(match, way, [&](int, const Disc& other) { near.coins.push_back(other); });
    const auto depth_at = [&](Vec2 p) { return std::max(slack, depth(match, way, near, p)); };
    const Vec2 middle = core::round_to_grid(exact);
    if (middle != way.from && depth_at(middle) == slack) return middle;
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

// How far one straight path can lead, in every direction.

// What bounds the paths of one coin, in any direction.
struct Around {
    std::vector<Disc> stopping, own;
    std::vector<int> touched;  // coins that stop it and that it touches at the start
    std::vector<std::vector<Vec2>> ground;
};

Around around(const Match& match, const Way& way) {
    Around found;
    const Disc start{way.from, match.type(way.coin).radius()};
    for (int i = 0; i < match.count(); ++i) {
        const Disc other = disc_of(match, i);
        if (!in_the_way(match, way, i) || measure::gap(start, other) > way.reach) continue;
        if (!stops(match, way.coin, i))
            found.own.push_back(other);
        else if (measure::touching(start, other))
            found.touched.push_back(i);
        else
            found.stopping.push_back(other);
    }
    each_impassable(match, way.coin,
                    [&](const Terrain& terrain) { found.ground.push_back(terrain.polygon); });
    return found;
}

// `nearing` is how much the first inch closes on what it touches.
double free_of(std::optional<double> nearing, double tolerance, double distance) {
    return nearing && *nearing > 0 ? std::min(distance, tolerance / *nearing) : distance;
}

// what it touches lets it go along or away, and towards by the tolerance of all bounds.
double free_of_touched(const Match& match, const Way& inch, const Around& around, double distance) {
    for (const int other : around.touched)
        distance = free_of(nearing(match, inch, other), inch.tolerance, distance);
    each_impassable(match, inch.coin, [&](const Terrain& ground) {
        distance = free_of(nearing(match, inch, ground), inch.tolerance, distance);
    });
    return distance;
}

// BX-2
double free_of_areas(const Match& match, const Way& whole, double distance) {
    each_area(match, whole.coin, Ground::Stop, [&](const Terrain& area) {
        distance = came_into(whole, area) ? 0 : std::min(distance, entry(whole, area));
    });
    if (whole.going == Going::Charging)
        each_area(match, whole.coin, Ground::NoCharge,
                  [&](const Terrain& area) { distance = std::min(distance, entry(whole, area)); });
    return distance;
}

double farthest(const Match& match, const Way& way, const Around& around, Vec2 along, double distance) {
    Way inch = way, whole = way;
    inch.to = way.from + along;
    whole.to = way.from + along * way.reach;
    distance = free_of_touched(match, inch, around, free_of_areas(match, whole, distance));
    const Disc start{way.from, match.type(way.coin).radius()};
    distance = last_free(start, whole.to, around.own, distance);
    return distance < kShortestWay ? 0 : distance;
}

}  // namespace

measure::Disc disc_of(const Match& match, int coin) {
    return {match.coin(coin).at, match.type(coin).radius()};
}

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
    if (seen.ended_in != nullptr) return ended(*seen.ended_in);
    if (seen.lies_on != kNobody) return lies_on(match, way, seen.lies_on);
    if (seen.pressed != kNobody) return pressed(match, way, seen.pressed);
    if (seen.pressed_on != nullptr) return pressed(*seen.pressed_on);
    if (seen.barred != nullptr) return barred(way, *seen.barred, seen.stop);
    return check_room(match, way, seen);
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

double rest_distance(const Match& match, const Way& way, const Survey& seen) {
    const Disc start{way.from, radius_of(match, way)};
    if (seen.own_count == 0) return seen.stop.distance;
    if (seen.own_count <= seen.own.size()) {
        std::array<Disc, 8> few;
        for (std::size_t i = 0; i < seen.own_count; ++i) few[i] = disc_of(match, seen.own[i]);
        return last_free(start, way.to, std::span(few).first(seen.own_count), seen.stop.distance);
    }
    std::vector<Disc> own;
    each_near(match, way, [&](int i, const Disc& other) {
        if (!stops(match, way.coin, i)) own.push_back(other);
    });
    return last_free(start, way.to, own, seen.stop.distance);
}

Landing land(const Match& match, const Way& way) {
    const Survey seen = survey(match, way);
    const Stop& stop = seen.stop;
    // Nothing is near that the coin could sink into by the
    // tolerance, move after move: `to` has been checked to be free.
    if (!stop.contact() && !seen.touches) return {core::round_to_grid(way.to)};
    if (!stop.contact()) return {settle(match, way, nullptr, way.to, measure::kTolerance)};
    const double rest = rest_distance(match, way, seen);
    const Vec2 exact = way.from + core::unit(way.to - way.from) * rest;
    const bool enters = stop.in_area() && rest == stop.distance;
    return {settle(match, way, enters ? stop.ground : nullptr, exact, kExact), stop.coin,
            stop.ground != nullptr};
}

std::vector<double> reach_of(const Match& match, const Way& way, int directions) {
    const Around near = around(match, way);
    const measure::ReachQuery query{{way.from, match.type(way.coin).radius()},
                                    way.reach,
                                    match.scenario->width,
                                    match.scenario->height,
                                    near.stopping,
                                    near.ground,
                                    directions};
    std::vector<double> region = measure::reach_region(query);
    for (int i = 0; i < directions; ++i) {
        double& distance = region[static_cast<std::size_t>(i)];
        distance = farthest(match, way, near, measure::direction(i, directions), distance);
    }
    return region;
}

}  // namespace rules::coin_wars

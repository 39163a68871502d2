#include "game/coin_wars/rules/path.h"

#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/path_scan.h"
#include "game/coin_wars/rules/reach.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/roads.h"
#include "game/coin_wars/rules/special.h"

namespace rules::coin_wars {

namespace {

using core::kGrid;
using measure::Disc;

// BX-11: what to say about the fast ground where a move that is too long begins.
Phrase leaves_road(const Match& match, const Path& path, const Terrain& road) {
    if (goes_by_road(match, path)) return say("It goes by {1}, along the next longer edge.", name_of(road));
    return say("It leaves {1} after {2}: only by it could it go {3}.", name_of(road),
               inches_down(road_ahead(match, path.coin, path.from, path.to)), inches_down(path.fast_reach));
}

// CW-8, R-5, BX-2, BX-11
std::optional<Refusal> check_reach(const Match& match, const Path& path) {
    const double asked = core::distance(path.from, path.to);
    if (!std::isfinite(asked)) return refuse("bad_argument", "R-38", say("That is not a point on the table."));
    if (asked == 0) return refuse("out_of_reach", "R-5", say("It is already there: a move must go somewhere else."));
    if (asked - std::max(0.0, allowance(match, path)) <= path.tolerance) return std::nullopt;
    // A shorter way on the same line may have more of the edge: up to slow ground all of it.
    const double max = std::max(0.0, allowance_along(match, path)), over = asked - max;
    const Phrase name = name_of(match, path.coin), at_most = inches_down(max), excess = inches_up(over);
    Phrase message = say("{1} can go at most {2}: that is {3} too far.", name, at_most, excess);
    if (longest(path) > path.reach)
        if (const Terrain* road = road_under(match, path.coin, path.from))
            return refuse("out_of_reach", "BX-11", message + plain(" ") + leaves_road(match, path, *road), over);
    const Terrain* slow = slowed_by(match, path);
    const bool starts_there = slow && slow_ground(match, path.coin, path.began.value_or(path.from)) == slow;
    if (slow == nullptr || (!starts_there && max >= path.reach))
        return refuse("out_of_reach", "CW-8", std::move(message), over);
    if (starts_there)
        message += plain(" ") + say("It starts on {1}, so it has only half the edge.", name_of(*slow));
    else if (max <= path.slow_reach)
        message += plain(" ") + say("Its path crosses {1}, so it has only half the edge.", name_of(*slow));
    else
        message =
            say("{1} can go at most {2} this way, as far as {4}: that is {3} too far. Onto {4} it has only half "
                "the edge, {5}.",
                name, at_most, excess, name_of(*slow), inches_down(path.slow_reach));
    return refuse("out_of_reach", "BX-2", std::move(message), over);
}

//
std::optional<Refusal> check_on_table(const Match& match, const Path& path) {
    const double over = over_edge(*match.scenario, {path.to, match.type(path.coin).radius()});
    if (over <= path.tolerance) return std::nullopt;
    return refuse("off_table", "R-9",
                  say("The whole coin must stay on the table: it is {1} over the edge.", inches_up(over)), over);
}

Refusal lies_on(const Match& match, const Path& path, int own) {
    const double over = -measure::gap({path.to, match.type(path.coin).radius()}, disc_of(match, own));
    return refuse("overlap", "R-8", say("It would overlap {1} by {2}.", name_of(match, own), inches_up(over)), over,
                  {match.id(own)});
}

Refusal pressed(const Match& match, const Path& path, int other) {
    return refuse("into_enemy", match.side_of(other) == match.side_of(path.coin) ? "R-8" : "R-7",
                  say("It touches {1} and cannot go towards it.", name_of(match, other)), std::nullopt,
                  {match.id(other)});
}

Refusal pressed(const Terrain& ground) {
    return refuse("impassable", "R-9", say("It touches {1} and cannot go into it.", name_of(ground)));
}

Refusal ended(const Terrain& area) {
    return refuse("impassable", "BX-2",
                  say("It has entered {1}, where every move ends: it can go no farther now.", name_of(area)));
}

Refusal barred(const Path& path, const Terrain& area, const Stop& stop) {
    const double over = stop.distance - entry(path, area);
    return refuse("impassable", "BX-2",
                  say("A Charge may not enter {1}: its path runs {2} into it.", name_of(area), inches_up(over)), over);
}

Refusal no_room(const Match& match, const Stop& stop) {
    if (stop.distance < kShortestPath && stop.ground && !stop.in_area()) return pressed(*stop.ground);
    std::vector<std::string> concerned;
    if (stop.coin != kNoCoin) concerned.push_back(match.id(stop.coin));
    return refuse("no_room", "R-8",
                  say("It would be stopped where your own coins are, and there is no free space short of them."),
                  std::nullopt, std::move(concerned));
}

// The end of a path: backed up past own coins, and on the grid.

constexpr double kExact = 1e-6;  // less than this is rounding, not overlap

double radius_of(const Match& match, const Path& path) { return match.type(path.coin).radius(); }

// Coins and ground that a coin at the end of a path must stay clear of.
struct Neighbours {
    std::vector<Disc> coins;
    const Terrain* area = nullptr;  // the stop area that the coin enters: its centre must be inside
};

// How deep the coin at p would overlap another coin, impassable ground or the table's edge, or how far its centre would
// be outside the stop area (in); 0 if the place is fine.
double depth(const Match& match, const Path& path, const Neighbours& near, Vec2 p) {
    const Disc rest{p, radius_of(match, path)};
    double deepest = std::max(0.0, over_edge(*match.scenario, rest));
    for (const Disc& other : near.coins) deepest = std::max(deepest, -measure::gap(rest, other));
    each_barrier(match, path.coin, path.from, [&](const Terrain& terrain) {
        if (is_about(terrain.polygon, p, rest.radius))
            deepest = std::max(deepest, -measure::gap(rest, measure::Polygon(terrain.polygon)));
    });
    if (near.area) deepest = std::max(deepest, measure::gap(Disc{p, 0}, measure::Polygon(near.area->polygon)));
    return deepest;
}

// the grid point next to `exact` that overlaps nothing by more than `slack`, otherwise the one with the least
// overlap.
Vec2 settle(const Match& match, const Path& path, const Terrain* area, Vec2 exact, double slack) {
    Neighbours near{{}, area};
    each_near(match, path, [&](int, const Disc& other) { near.coins.push_back(other); });
    const auto depth_at = [&](Vec2 p) { return std::max(slack, depth(match, path, near, p)); };
    const Vec2 middle = core::round_to_grid(exact);
    if (middle != path.from && depth_at(middle) == slack) return middle;
    Vec2 best = middle;
    double best_depth = 1e9, best_distance = 1e9;
    for (int row = -1; row <= 1; ++row) {
        for (int column = -1; column <= 1; ++column) {
            const Vec2 p = middle + Vec2{column * kGrid, row * kGrid};
            const double deep = depth_at(p);
            const double away = core::distance(p, exact);
            if (p == path.from || deep > best_depth || (deep == best_depth && away >= best_distance)) continue;
            best = p;
            best_depth = deep;
            best_distance = away;
        }
    }
    return best;
}

// A path examined once: what blocks it, what is near, and how far contact lets the coin go.
struct Way {
    Hindrance by = Hindrance::None;
    PathScan seen{};
    double rest = 0;
};

Hindrance hindered_by_reach(const Match& match, const Path& path) {
    const double asked = core::distance(path.from, path.to);
    if (!std::isfinite(asked)) return Hindrance::NoPoint;
    if (asked == 0) return Hindrance::Nowhere;
    const double over = asked - std::max(0.0, allowance(match, path));
    return over <= path.tolerance ? Hindrance::None : Hindrance::TooFar;
}

Hindrance hindered_by(const PathScan& seen) {
    if (seen.ended_in != nullptr) return Hindrance::Ended;
    if (seen.lies_on != kNoCoin) return Hindrance::LiesOn;
    if (seen.pressed != kNoCoin) return Hindrance::Pressed;
    if (seen.pressed_on != nullptr) return Hindrance::PressedOn;
    return seen.barred != nullptr ? Hindrance::Barred : Hindrance::None;
}

Way looked_along(const Match& match, const Path& path) {
    Way way{hindered_by_reach(match, path)};
    if (way.by != Hindrance::None) return way;
    if (over_edge(*match.scenario, {path.to, radius_of(match, path)}) > path.tolerance) {
        way.by = Hindrance::OffTable;
        return way;
    }
    way.seen = scan_path(match, path);
    way.by = hindered_by(way.seen);
    const Stop& stop = way.seen.stop;
    if (way.by != Hindrance::None || !stop.contact()) return way;
    way.rest = rest_distance(match, path, way.seen);
    if (!leads_somewhere(stop, way.rest)) way.by = Hindrance::NoRoom;
    return way;
}

// `rest`: how far contact lets the coin go.
Landing landing_of(const Match& match, const Path& path, const PathScan& seen, double rest) {
    const Stop& stop = seen.stop;
    // With nothing near, the coin cannot sink in by the tolerance, move after move; `to` is known to be free.
    if (!stop.contact() && !seen.touches) return {core::round_to_grid(path.to)};
    if (!stop.contact()) return {settle(match, path, nullptr, path.to, measure::kTolerance)};
    const Vec2 exact = path.from + core::unit(path.to - path.from) * rest;
    const bool enters = stop.in_area() && rest == stop.distance;
    return {settle(match, path, enters ? stop.ground : nullptr, exact, kExact), stop.coin, stop.ground != nullptr};
}

}  // namespace

bool stops(const Match& match, int coin, int other) {
    return match.side_of(coin) != match.side_of(other) || match.scenario->options.friends == Friends::Block;
}

double allowance(const Match& match, int coin, Vec2 from) {
    return slow_ground(match, coin, from) ? slow_reach(match, coin) : full_reach(match, coin);
}

double allowance(const Match& match, const Path& path) {
    if (goes_by_road(match, path)) return path.fast_reach;
    // The reach already depends on where the move begins.
    if (match.scenario->options.slow == Slow::Start) return path.reach;
    return slowed_by(match, path) ? path.slow_reach : path.reach;
}

Path path_to(const Match& match, int coin, Vec2 to) {
    const Vec2 from = match.coin(coin).at;
    Path path{coin, from, core::round_to_grid(to), allowance(match, coin, from), slow_reach(match, coin)};
    if (road_under(match, coin, from)) path.fast_reach = fast_reach(match, coin);
    return path;
}

std::optional<Refusal> check_spot(const Match& match, const Path& path) {
    if (auto refusal = check_on_table(match, path)) return refusal;
    const int own = scan_path(match, path).lies_on;
    return own == kNoCoin ? std::nullopt : std::optional(lies_on(match, path, own));
}

std::optional<Refusal> check_end(const Match& match, const Path& path) {
    if (auto refusal = check_reach(match, path)) return refusal;
    return check_spot(match, path);
}

Hindrance hindrance(const Match& match, const Path& path) { return looked_along(match, path).by; }

std::optional<Refusal> check_path(const Match& match, const Path& path) {
    const Way way = looked_along(match, path);
    const PathScan& seen = way.seen;
    switch (way.by) {
        case Hindrance::None:
            return std::nullopt;
        case Hindrance::NoPoint:
        case Hindrance::Nowhere:
        case Hindrance::TooFar:
            return check_reach(match, path);
        case Hindrance::OffTable:
            return check_on_table(match, path);
        case Hindrance::Ended:
            return ended(*seen.ended_in);
        case Hindrance::LiesOn:
            return lies_on(match, path, seen.lies_on);
        case Hindrance::Pressed:
            return pressed(match, path, seen.pressed);
        case Hindrance::PressedOn:
            return pressed(*seen.pressed_on);
        case Hindrance::Barred:
            return barred(path, *seen.barred, seen.stop);
        case Hindrance::NoRoom:
            break;
    }
    return no_room(match, seen.stop);
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

double rest_distance(const Match& match, const Path& path, const PathScan& seen) {
    const Disc start{path.from, radius_of(match, path)};
    if (seen.own_count == 0) return seen.stop.distance;
    if (seen.own_count <= seen.own.size()) {
        std::array<Disc, 8> few;
        for (std::size_t i = 0; i < seen.own_count; ++i) few[i] = disc_of(match, seen.own[i]);
        return last_free(start, path.to, std::span(few).first(seen.own_count), seen.stop.distance);
    }
    std::vector<Disc> own;
    each_near(match, path, [&](int i, const Disc& other) {
        if (!stops(match, path.coin, i)) own.push_back(other);
    });
    return last_free(start, path.to, own, seen.stop.distance);
}

int backed_off_by(const Match& match, const Path& path) {
    const PathScan seen = scan_path(match, path);
    if (!seen.stop.contact() || seen.own_count == 0 || rest_distance(match, path, seen) >= seen.stop.distance)
        return kNoCoin;
    const Vec2 stopped = path.from + core::unit(path.to - path.from) * seen.stop.distance;
    int nearest = kNoCoin;
    double min = 0;
    each_near(match, path, [&](int i, const Disc& other) {
        const double gap = measure::gap({stopped, radius_of(match, path)}, other);
        if (stops(match, path.coin, i) || gap >= min) return;
        nearest = i;
        min = gap;
    });
    return nearest;
}

Landing land(const Match& match, const Path& path) {
    const PathScan seen = scan_path(match, path);
    return landing_of(match, path, seen, seen.stop.contact() ? rest_distance(match, path, seen) : 0);
}

std::optional<Landing> land_if_legal(const Match& match, const Path& path) {
    const Way way = looked_along(match, path);
    if (way.by != Hindrance::None) return std::nullopt;
    return landing_of(match, path, way.seen, way.rest);
}

}  // namespace rules::coin_wars

#include "game/rules/coin_wars/nearest.h"

#include <algorithm>
#include <cmath>

#include "engine/core/grid.h"
#include "game/rules/coin_wars/areas.h"
#include "game/rules/coin_wars/attack.h"
#include "game/rules/coin_wars/charge.h"
#include "game/rules/coin_wars/closest.h"
#include "game/rules/coin_wars/deploy.h"
#include "game/rules/coin_wars/ground.h"
#include "game/rules/coin_wars/march.h"
#include "game/rules/coin_wars/move.h"
#include "game/rules/coin_wars/survey.h"
#include "game/rules/coin_wars/turn.h"

namespace rules::coin_wars {

namespace {

using measure::Disc;
using measure::Segment;

constexpr double kPast = 0.1;  // bounds that lie a little past the reach

// Where the centre of a coin of that radius lies that touches the other's rim.
Disc around(const Match& match, int coin, double radius) {
    return {match.coin(coin).at, match.type(coin).radius() + radius};
}

void add_table(Bounds& bounds, const Scenario& scenario, double r) {
    const double right = scenario.width - r, top = scenario.height - r;
    bounds.lines.insert(
        bounds.lines.end(),
        {{{r, r}, {right, r}}, {{right, r}, {right, top}}, {{right, top}, {r, top}}, {{r, top}, {r, r}}});
}

// The polygon's edges moved by the radius to both sides, and its corners.
void add_polygon(Bounds& bounds, const std::vector<Vec2>& polygon, double r) {
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec2 a = polygon[i], b = polygon[(i + 1) % polygon.size()];
        const Vec2 aside = core::left_of(core::unit(b - a)) * r;
        bounds.lines.push_back({a + aside, b + aside});
        bounds.lines.push_back({a - aside, b - aside});
        bounds.circles.push_back({a, r});
    }
}

bool within_reach(const Match& match, const Way& way, int i) {
    if (!in_the_way(match, way, i)) return false;
    const double farthest = way.reach + match.type(way.coin).radius() + match.type(i).radius();
    return core::distance(way.from, match.coin(i).at) <= farthest + measure::kTouch;
}

// The line that bounds the directions away from `other`.
Segment turned_away(Vec2 from, Vec2 other) { return {from, from + core::left_of(core::unit(other - from))}; }

//
Bounds bounds_of(const Match& match, const Way& way) {
    const double r = match.type(way.coin).radius();
    const Disc start{way.from, r};
    Bounds bounds{{{way.from, way.reach}}, {}};
    add_table(bounds, *match.scenario, r);
    for (int i = 0; i < match.count(); ++i) {
        if (!within_reach(match, way, i)) continue;
        if (match.side_of(i) == match.side_of(way.coin)) bounds.circles.push_back(around(match, i, r));
        if (stops(match, way.coin, i) && measure::touching(start, disc_of(match, i)))
            bounds.lines.push_back(turned_away(way.from, match.coin(i).at));
    }
    each_impassable(match, way.coin, [&](const Terrain& ground) {
        if (measure::gap(start, measure::Polygon(ground.polygon)) <= measure::kTouch + measure::kTolerance)
            bounds.lines.push_back(turned_away(way.from, nearest_on(ground.polygon, way.from)));
    });
    if (way.going == Going::Charging)
        each_area(match, way.coin, Ground::NoCharge,
                  [&](const Terrain& area) { add_polygon(bounds, area.polygon, 0); });
    return bounds;
}

// Where the centre lies as something ends a way: at a rim, at ground, entering an area; and own rims, on which
// none may rest.
Bounds ends_of_ways(const Match& match, const Way& way) {
    const double r = match.type(way.coin).radius();
    Bounds ends;
    for (int i = 0; i < match.count(); ++i)
        if (within_reach(match, way, i)) ends.circles.push_back(around(match, i, r));
    each_impassable(match, way.coin, [&](const Terrain& ground) { add_polygon(ends, ground.polygon, r); });
    each_area(match, way.coin, Ground::Stop, [&](const Terrain& area) { add_polygon(ends, area.polygon, 0); });
    if (way.going == Going::Charging)
        each_area(match, way.coin, Ground::NoCharge,
                  [&](const Terrain& area) { add_polygon(ends, area.polygon, 0); });
    return ends;
}

// The directions at which what stops the way changes: past a rim or a corner, or where two ends of ways meet.
void add_directions(Bounds& bounds, const Match& match, const Way& way) {
    const Bounds ends = ends_of_ways(match, way);
    const auto towards = [&](const std::vector<Vec2>& points) {
        for (const Vec2 p : points)
            if (core::distance(p, way.from) <= way.reach + kPast) bounds.lines.push_back({way.from, p});
    };
    for (std::size_t i = 0; i < ends.circles.size(); ++i) {
        const Disc& circle = ends.circles[i];
        if (circle.radius == 0) towards({circle.center});
        for (const Segment& line : tangents(way.from, circle)) bounds.lines.push_back(line);
        for (std::size_t k = i + 1; k < ends.circles.size(); ++k) towards(crossings(circle, ends.circles[k]));
        for (const Segment& line : ends.lines) towards(crossings(circle, line));
    }
}

Way aimed(Way way, Vec2 to, double tolerance) {
    way.to = to;
    way.tolerance = std::min(tolerance, way.tolerance);
    return way;
}

bool finite(Vec2 p) { return std::isfinite(p.x) && std::isfinite(p.y); }

std::optional<Vec2> nearest_via(const Match& match, const Charge& command, const Way& leg) {
    Bounds bounds = bounds_of(match, leg);
    const Disc contact = around(match, match.find(command.target), match.type(leg.coin).radius());
    bounds.circles.push_back(contact);
    bounds.circles.push_back({contact.center, contact.radius + measure::kTouch});
    add_directions(bounds, match, leg);
    return closest(leg.to, bounds, [&](Vec2 p, double tolerance) {
        Charge charge = command;
        charge.via = p;
        return !check_way(match, aimed(leg, p, tolerance)) && !check(match, charge);
    });
}

std::optional<Vec2> nearest_to(const Match& match, const Charge& command) {
    const auto leg = second_leg(match, command);
    if (!leg || !finite(leg->to)) return std::nullopt;
    return closest(leg->to, bounds_of(match, *leg), [&](Vec2 p, double tolerance) {
        Charge charge = command;
        charge.to = p;
        return core::distance(leg->from, p) <= leg->reach + tolerance && !check(match, charge);
    });
}

// The front coin that goes that way now may not be the one that goes to the nearest point: that is for the command
// to say. Gathering is dear, so only so many points are tried.
std::optional<Vec2> nearest_march(const Match& match, const Move& command, int army) {
    constexpr int kTried = 200;
    const Vec2 wanted = core::round_to_grid(command.to);
    if (!finite(wanted)) return std::nullopt;
    const auto front = front_for(match, army, wanted, command.front);
    if (!front) return std::nullopt;
    const Way way = way_of_front(match, *front, wanted);
    const Bounds bounds = bounds_of(match, way);
    int tried = 0;
    return closest(wanted, bounds, [&](Vec2 p, double tolerance) {
        if (tried == kTried || check_way(match, aimed(way, p, tolerance))) return false;
        ++tried;
        Move move = command;
        move.to = p;
        return !check(match, move);
    });
}

}  // namespace

std::optional<Vec2> nearest_way(const Match& match, const Way& way) {
    if (!finite(way.to)) return std::nullopt;
    Bounds bounds = bounds_of(match, way);
    bool in_a_shadow = false;
    const auto belongs = [&](Vec2 p, double tolerance) {
        const auto refusal = check_way(match, aimed(way, p, tolerance));
        in_a_shadow = in_a_shadow || (refusal && (refusal->code == "no_room" || refusal->code == "impassable"));
        return !refusal;
    };
    const auto best = closest(way.to, bounds, belongs);
    if (!in_a_shadow) return best;
    add_directions(bounds, match, way);
    return closest(way.to, bounds, belongs);
}

std::optional<Vec2> nearest_legal(const Match& match, const Move& command) {
    const auto actor = acting(match, command.coin, command.army, Deed::Move);
    if (!actor) return std::nullopt;
    if (actor->army != kNoArmy) return nearest_march(match, command, actor->army);
    return nearest_way(match, way_to(match, actor->coin, command.to));
}

std::optional<Vec2> nearest_legal(const Match& match, const Charge& command) {
    if (!charging(match, command)) return std::nullopt;
    if (!check(match, Charge{command.coin, command.via, command.target, std::nullopt}))
        return nearest_to(match, command);
    const auto leg = first_leg(match, command);
    if (!leg || !finite(leg->to)) return std::nullopt;
    return nearest_via(match, command, *leg);
}

std::optional<Vec2> nearest_legal(const Match& match, const PlaceCoin& command) {
    const int coin = match.find(command.coin);
    const Vec2 wanted = core::round_to_grid(command.at);
    if (coin == kNobody || match.side_of(coin) != match.side || !finite(wanted)) return std::nullopt;
    const double r = match.type(coin).radius();
    Bounds bounds;
    add_table(bounds, *match.scenario, r);
    add_polygon(bounds, deployment_zone(*match.scenario, match.side_of(coin)), r);
    each_impassable(match, coin, [&](const Terrain& ground) { add_polygon(bounds, ground.polygon, r); });
    for (int i = 0; i < match.count(); ++i)
        if (i != coin && match.on_table(i)) bounds.circles.push_back(around(match, i, r));
    return closest(wanted, bounds, [&](Vec2 p, double tolerance) {
        return !check_place(match, coin, p, measure::kTolerance - tolerance);
    });
}

// A contact place that the coin reaches; beside others it may have to pass close to their rims.
std::optional<Vec2> way_into_contact(const Match& match, int coin, int target) {
    if (touching(match, coin, target)) return match.coin(coin).at;
    const Way way = way_to(match, coin, match.coin(target).at);
    const double r = match.type(coin).radius();
    const Disc contact = around(match, target, r);
    if (core::distance(way.from, contact.center) > way.reach + contact.radius + measure::kTouch)
        return std::nullopt;
    Bounds bounds = bounds_of(match, way);
    for (int i = 0; i < match.count(); ++i)
        if (within_reach(match, way, i) && stops(match, coin, i))
            for (const Segment& line : tangents(way.from, around(match, i, r))) bounds.lines.push_back(line);
    return closest_on(contact, way.from, bounds, [&](Vec2 p, double tolerance) {
        const Way aim = aimed(way, p, tolerance);
        if (check_way(match, aim)) return false;
        return measure::touching({land(match, aim).at, r}, disc_of(match, target));
    });
}

}  // namespace rules::coin_wars

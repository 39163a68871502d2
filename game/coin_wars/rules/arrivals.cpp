#include "game/coin_wars/rules/arrivals.h"

#include "game/coin_wars/rules/army_forming.h"
#include "game/coin_wars/rules/closest_point.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/path_bounds.h"
#include "game/coin_wars/rules/special.h"

namespace rules::coin_wars {

namespace {

using measure::Disc;
using measure::Segment;

Vec2 middle_of(const std::vector<Vec2>& polygon) {
    double weight = 0;
    Vec2 sum{};
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec2 a = polygon[i] - polygon[0], b = polygon[(i + 1) % polygon.size()] - polygon[0];
        const double twice_area = core::cross(a, b);
        weight += twice_area;
        sum = sum + (a + b) * (twice_area / 3);
    }
    return polygon[0] + sum / weight;
}

// Obstacles near its area that an arriving coin must stay clear of.
struct Obstacles {
    std::vector<Disc> coins;
    std::vector<std::vector<Vec2>> ground;
};

Obstacles obstacles(const Match& match, int coin) {
    Obstacles found;
    const std::vector<Vec2>& area = match.setup(coin).area;
    for (int i = 0; i < match.count(); ++i)
        if (match.on_table(i) && measure::gap(disc_of(match, i), measure::Polygon(area)) < match.type(coin).diameter)
            found.coins.push_back(disc_of(match, i));
    each_impassable(match, coin, [&](const Terrain& terrain) { found.ground.push_back(terrain.polygon); });
    return found;
}

Bounds bounds_of(const std::vector<Vec2>& area, const Obstacles& obstacles, const Scenario& scenario, double r) {
    Bounds bounds;
    add_polygon(bounds, area, r);
    add_table(bounds, scenario, r);
    for (const auto& polygon : obstacles.ground) add_polygon(bounds, polygon, r);
    for (const Disc& other : obstacles.coins) bounds.circles.push_back({other.center, other.radius + r});
    return bounds;
}

bool fits(const Scenario& scenario, const std::vector<Vec2>& area, const Obstacles& obstacles, const Disc& disc,
          double tolerance) {
    const auto clear = [&](const auto& other) { return measure::gap(disc, other) >= -tolerance; };
    return over_edge(scenario, disc) <= tolerance && wholly_inside(area, disc, tolerance) &&
           std::ranges::all_of(obstacles.coins, clear) &&
           std::ranges::all_of(obstacles.ground, [&](const auto& polygon) { return clear(measure::Polygon(polygon)); });
}

// The nearest place to where the coin would like to enter.
std::optional<Vec2> entry(const Scenario& scenario, int coin, const Obstacles& around) {
    const CoinSetup& setup = scenario.coin(coin);
    const double r = scenario.type(setup.type).radius();
    const Vec2 wanted = core::round_to_grid(setup.at.value_or(middle_of(setup.area)));
    const Bounds bounds = bounds_of(setup.area, around, scenario, r);
    return closest(wanted, bounds, [&](Vec2 p, double tolerance) {
        return fits(scenario, setup.area, around, {p, r}, tolerance);
    });
}

bool is_due(const Match& match, int coin) {
    return match.coin(coin).place == Place::Arriving && match.side_of(coin) == match.side &&
           match.setup(coin).arrives <= match.turn && special_delay(match, coin) == nullptr;
}

}  // namespace

std::optional<Vec2> entry(const Match& match, int coin) { return entry(*match.scenario, coin, obstacles(match, coin)); }

bool has_room_to_enter(const Scenario& scenario, int coin) { return entry(scenario, coin, {}).has_value(); }

Events arrive(Match& match) {
    Events events;
    std::vector<int> entered;
    for (int i = 0; i < match.count(); ++i) {
        if (!is_due(match, i)) continue;
        const auto at = entry(match, i);
        if (!at) {
            events.push_back(HeldUp{i, match.turn + 1});
            continue;
        }
        match.coin(i).at = *at;
        match.coin(i).place = Place::Table;
        entered.push_back(i);
        events.push_back(Arrived{i, *at});
    }
    append(events, form_setup_armies(match, entered));
    return events;
}

}  // namespace rules::coin_wars

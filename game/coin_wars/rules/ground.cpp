#include "game/coin_wars/rules/ground.h"

#include <algorithm>
#include <array>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/changing_ground.h"

namespace rules::coin_wars {

namespace {

// True if the coin's Charge began outside that ground.
bool charged_onto(const Match& match, const Terrain& terrain, int coin) {
    return std::ranges::any_of(match.charges, [&](const ChargeBegan& charge) {
        return charge.coin == coin && !measure::inside(terrain.polygon, charge.from);
    });
}

template <class Counts>
const Terrain* under(const Match& match, Ground kind, int coin, Counts counts) {
    if (!match.scenario->advanced.terrain || !match.on_table(coin)) return nullptr;
    for (const Terrain& terrain : match.scenario->terrain)
        if (terrain.kind == kind && concerns(match, terrain, coin) &&
            measure::inside(terrain.polygon, match.coin(coin).at) && counts(terrain))
            return &terrain;
    return nullptr;
}

}  // namespace

double over_edge(const Scenario& scenario, const measure::Disc& disc) {
    const Vec2 p = disc.center;
    return disc.radius - std::min({p.x, p.y, scenario.width - p.x, scenario.height - p.y});
}

Vec2 nearest_on(measure::Polygon polygon, Vec2 p) {
    Vec2 best = polygon[0];
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const measure::Segment edge{polygon[i], polygon[(i + 1) % polygon.size()]};
        const Vec2 q = measure::nearest_point(edge, p);
        if (core::distance(p, q) < core::distance(p, best)) best = q;
    }
    return best;
}

bool is_about(measure::Polygon polygon, Vec2 p, double distance) {
    constexpr double kRounding = 1e-6;
    Vec2 low = polygon[0], high = low;
    for (const Vec2 corner : polygon) {
        low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
        high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
    }
    const double far = distance + kRounding;
    return p.x >= low.x - far && p.x <= high.x + far && p.y >= low.y - far && p.y <= high.y + far;
}

bool wholly_inside(measure::Polygon polygon, const measure::Disc& disc, double tolerance) {
    return measure::inside(polygon, disc.center) &&
           core::distance(disc.center, nearest_on(polygon, disc.center)) >= disc.radius - tolerance;
}

Phrase name_of(const Terrain& terrain) {
    if (!terrain.name.empty()) return known(terrain.name);
    static constexpr std::array kNames{mark("defensive ground"),
                                       mark("offensive ground"),
                                       mark("impassable ground"),
                                       mark("slow ground"),
                                       mark("ground that ends a move"),
                                       mark("ground closed to Charges"),
                                       mark("a road")};  // Ground's order
    static_assert(kNames.size() == static_cast<std::size_t>(Ground::Plain));
    if (terrain.kind != Ground::Plain) return Phrase(kNames[static_cast<std::size_t>(terrain.kind)]);
    if (terrain.sight == Sight::Wood) return say("a wood");
    if (terrain.sight == Sight::Crest) return say("a crest");
    return say("ground");
}

std::size_t paper_number(const Terrain& terrain) {
    // Ground's order.
    static constexpr std::array kUsual{"green", "sand", "water", "clay", "stone", "brick", "sand", "wood"};
    static_assert(kUsual.size() == static_cast<std::size_t>(Ground::Plain) + 1);
    const auto* found = std::ranges::find(kPapers, std::string_view(terrain.paper));
    if (found == kPapers.end())
        found = std::ranges::find(kPapers, std::string_view(kUsual[static_cast<std::size_t>(terrain.kind)]));
    return static_cast<std::size_t>(found - kPapers.begin());
}

bool concerns(const Match& match, const Terrain& terrain, int coin) {
    if (terrain.side && *terrain.side != match.side_of(coin)) return false;
    if (!holds_now(match, terrain)) return false;
    return !core::contains(terrain.except, coin);
}

// A coin within touch of the border may leave by R-7 anyway.
bool lets_leave(const Match& match, const Terrain& ground, int coin, Vec2 from) {
    const double radius = match.type(coin).radius();
    return match.scenario->rulings.ground_lets_leave() && is_about(ground.polygon, from, radius) &&
           measure::gap(measure::Disc{from, radius}, measure::Polygon(ground.polygon)) < -measure::kTouch;
}

const Terrain* slow_ground(const Match& match, int coin, Vec2 from) {
    for (const Terrain& terrain : match.scenario->terrain) {
        if (terrain.kind != Ground::Slow || !concerns(match, terrain, coin)) continue;
        if (measure::inside(terrain.polygon, from)) return &terrain;
    }
    return nullptr;
}

const Terrain* defended_by(const Match& match, int coin) {
    return under(match, Ground::Defensive, coin,
                 [&](const Terrain& terrain) { return !charged_onto(match, terrain, coin); });
}

const Terrain* strengthened_by(const Match& match, int coin) {
    return under(match, Ground::Offensive, coin, [](const Terrain&) { return true; });
}

}  // namespace rules::coin_wars

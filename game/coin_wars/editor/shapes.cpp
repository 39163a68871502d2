#include "game/coin_wars/editor/shapes.h"

#include <algorithm>
#include <numbers>
#include <utility>

#include "engine/core/lists.h"
#include "engine/measure/measure.h"
#include "game/coin_wars/editor/draft_indices.h"
#include "game/coin_wars/rules/deploy.h"

namespace editor {

namespace {

using cw::Condition;

constexpr double kStripDeep = 2;  // inches

std::vector<Condition*> held(cw::Scenario& scenario) {
    std::vector<Condition*> all = conditions(scenario);
    std::erase_if(all, [](const Condition* each) { return each->kind != Condition::Kind::Held; });
    return all;
}

std::vector<const Condition*> held(const cw::Scenario& scenario) {
    const std::vector<Condition*> all = held(const_cast<cw::Scenario&>(scenario));
    return {all.begin(), all.end()};
}

bool is_ground(const cw::Scenario& scenario, const Polygon& polygon) {
    return core::contains(scenario.terrain, polygon, &cw::Terrain::polygon);
}

Polygon on_grid(Polygon polygon) {
    for (Vec2& point : polygon) point = core::round_to_grid(point);
    return polygon;
}

// Applies `change` to every point of the scenario.
template <class Change>
void each_point(cw::Scenario& scenario, Change change) {
    const auto all = [&](Polygon& polygon) {
        for (Vec2& point : polygon) point = core::round_to_grid(change(point));
    };
    for (cw::CoinSetup& coin : scenario.coins) {
        if (coin.at) coin.at = core::round_to_grid(change(*coin.at));
        all(coin.area);
    }
    for (cw::SideSetup& side : scenario.sides) all(side.zone);
    for (cw::Terrain& ground : scenario.terrain) all(ground.polygon);
    for (Condition* condition : conditions(scenario)) all(condition->area);
}

}  // namespace

std::vector<EditorShape> shapes(const cw::Scenario& scenario) {
    std::vector<EditorShape> all{{Piece::Zone, 0}, {Piece::Zone, 1}};
    const auto goals = held(scenario);
    for (std::size_t i = 0; i < goals.size(); ++i)
        if (!is_ground(scenario, goals[i]->area)) all.push_back({Piece::Goal, static_cast<int>(i)});
    std::vector<Polygon> areas;
    for (std::size_t i = 0; i < scenario.coins.size(); ++i) {
        const cw::CoinSetup& coin = scenario.coins[i];
        if (coin.arrives == 0 || core::contains(areas, coin.area)) continue;
        areas.push_back(coin.area);
        all.push_back({Piece::Arrival, static_cast<int>(i)});
    }
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) all.push_back({Piece::Ground, static_cast<int>(i)});
    return all;
}

Polygon polygon(const cw::Scenario& scenario, EditorShape shape) {
    const auto i = static_cast<std::size_t>(shape.index);
    switch (shape.piece) {
        case Piece::Ground:
            return i < scenario.terrain.size() ? scenario.terrain[i].polygon : Polygon{};
        case Piece::Zone:
            return i < 2 ? cw::deployment_zone(scenario, i == 0 ? cw::Side::Heads : cw::Side::Tails) : Polygon{};
        case Piece::Arrival:
            return i < scenario.coins.size() ? scenario.coins[i].area : Polygon{};
        case Piece::Goal:
            break;
    }
    const auto goals = held(scenario);
    return i < goals.size() ? goals[i]->area : Polygon{};
}

void set_polygon(cw::Scenario& scenario, EditorShape shape, const Polygon& polygon) {
    const Polygon before = editor::polygon(scenario, shape), after = on_grid(polygon);
    if (before.empty()) return;
    const auto i = static_cast<std::size_t>(shape.index);
    if (shape.piece == Piece::Zone) scenario.sides[i].zone = after;
    if (shape.piece == Piece::Goal) held(scenario)[i]->area = after;
    if (shape.piece == Piece::Arrival)
        for (cw::CoinSetup& coin : scenario.coins)
            if (coin.arrives > 0 && coin.area == before) coin.area = after;
    if (shape.piece != Piece::Ground) return;
    scenario.terrain[i].polygon = after;
    for (Condition* condition : conditions(scenario))
        if (condition->area == before) condition->area = after;
}

std::optional<EditorShape> shape_at(const cw::Scenario& scenario, Vec2 point) {
    const std::vector<EditorShape> all = shapes(scenario);
    for (std::size_t i = all.size(); i-- > 0;) {
        const Polygon corners = polygon(scenario, all[i]);
        if (corners.size() >= kFewestPoints && measure::inside(corners, point)) return all[i];
    }
    return std::nullopt;
}

void rename_ground(cw::Scenario& scenario, std::size_t ground, const std::string& name) {
    const std::string before = std::exchange(scenario.terrain[ground].name, name);
    const bool others = core::contains(scenario.terrain, before, &cw::Terrain::name);
    if (before.empty() || name.empty() || others) return;
    for (cw::SpecialRule& rule : scenario.advanced.special) {
        if (rule.when.on == before) rule.when.on = name;
        cw::each_who(rule, [&](cw::Who& who) {
            if (who.on == before) who.on = name;
        });
    }
}

void remove_shape(cw::Scenario& scenario, EditorShape shape) {
    const Polygon before = polygon(scenario, shape);
    if (before.empty()) return;
    if (shape.piece == Piece::Ground) scenario.terrain.erase(scenario.terrain.begin() + shape.index);
    if (shape.piece == Piece::Zone) scenario.sides[static_cast<std::size_t>(shape.index)].zone.clear();
    if (shape.piece != Piece::Arrival) return;
    for (cw::CoinSetup& coin : scenario.coins)
        if (coin.arrives > 0 && coin.area == before) {
            coin.arrives = 0;
            coin.area.clear();
        }
}

EditorShape add_ground(cw::Scenario& scenario, cw::Ground kind, Polygon polygon) {
    cw::Terrain ground;
    ground.kind = kind;
    ground.polygon = on_grid(std::move(polygon));
    scenario.terrain.push_back(std::move(ground));
    return {Piece::Ground, static_cast<int>(scenario.terrain.size()) - 1};
}

Polygon rectangle(Vec2 a, Vec2 b) {
    const Vec2 low{std::min(a.x, b.x), std::min(a.y, b.y)}, high{std::max(a.x, b.x), std::max(a.y, b.y)};
    return {low, {high.x, low.y}, high, {low.x, high.y}};
}

Polygon arrival_strip(const cw::Scenario& scenario, cw::Side side) {
    const double deep = std::min(kStripDeep, scenario.height / 4), middle = scenario.width / 2;
    const double half = scenario.width / 4, edge = side == cw::Side::Heads ? 0 : scenario.height - deep;
    return rectangle({middle - half, edge}, {middle + half, edge + deep});
}

Polygon oval(Vec2 a, Vec2 b) {
    constexpr int kPoints = 20;
    const Vec2 middle = (a + b) / 2, half = (b - a) / 2;
    Polygon polygon;
    for (int i = 0; i < kPoints; ++i) {
        const double angle = 2 * std::numbers::pi * i / kPoints;
        polygon.push_back(
            {middle.x + std::abs(half.x) * std::cos(angle), middle.y + std::abs(half.y) * std::sin(angle)});
    }
    return polygon;
}

Polygon on_table(const cw::Scenario& scenario, const Polygon& polygon) {
    Polygon kept;
    for (const Vec2 point : polygon) {
        const Vec2 inside = core::round_to_grid(
            Vec2{std::clamp(point.x, 0.0, scenario.width), std::clamp(point.y, 0.0, scenario.height)});
        if (kept.empty() || kept.back() != inside) kept.push_back(inside);
    }
    while (kept.size() > 1 && kept.back() == kept.front()) kept.pop_back();
    return kept;
}

Polygon shifted(const Polygon& polygon, Vec2 by) {
    Polygon moved = polygon;
    for (Vec2& point : moved) point = point + by;
    return moved;
}

std::size_t divide_edge(Polygon& polygon, std::size_t edge, Vec2 at) {
    polygon.insert(polygon.begin() + static_cast<std::ptrdiff_t>(edge) + 1, core::round_to_grid(at));
    return edge + 1;
}

std::optional<std::size_t> corner_at(const Polygon& polygon, Vec2 point, double reach) {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < polygon.size(); ++i)
        if (distance(polygon[i], point) <= (best ? distance(polygon[*best], point) : reach)) best = i;
    return best;
}

std::optional<std::size_t> edge_at(const Polygon& polygon, Vec2 point, double reach) {
    std::optional<std::size_t> best;
    double nearest = reach;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec2 a = polygon[i], way = polygon[(i + 1) % polygon.size()] - a;
        const double long_ = core::dot(way, way);
        const double t = long_ > 0 ? std::clamp(core::dot(point - a, way) / long_, 0.0, 1.0) : 0;
        const double away = distance(a + way * t, point);
        if (away > nearest) continue;
        nearest = away;
        best = i;
    }
    return best;
}

void resize_table(cw::Scenario& scenario, double width, double height, Anchor anchor) {
    const Vec2 old{scenario.width, scenario.height};
    const Vec2 by = anchor == Anchor::Middle ? (Vec2{width, height} - old) / 2 : Vec2{};
    const auto zones = std::array{scenario.sides[0].zone, scenario.sides[1].zone};
    each_point(scenario, [&](Vec2 point) { return point + by; });
    const auto to_edge = [](double before, double from, double to, double moved) {
        return before <= 0 ? 0 : before >= from ? to : std::clamp(moved, 0.0, to);
    };
    for (std::size_t side = 0; side < 2; ++side)
        for (std::size_t i = 0; i < zones[side].size(); ++i) {
            const Vec2 before = zones[side][i];
            Vec2& point = scenario.sides[side].zone[i];
            point = {to_edge(before.x, old.x, width, point.x), to_edge(before.y, old.y, height, point.y)};
        }
    scenario.width = width;
    scenario.height = height;
}

}  // namespace editor

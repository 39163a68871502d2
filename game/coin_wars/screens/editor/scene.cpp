// The editor's table as it is drawn: the draft laid out, and the marks of what is selected, dragged, drawn
// and wrong.

#include <algorithm>

#include "game/coin_wars/screens/editor/view.h"
#include "game/coin_wars/table/marks.h"
#include "game/coin_wars/table/resting_scene.h"

namespace screens {

namespace {

using render::Ink;
using What = EditorGrip::What;

constexpr double kRim = 0.06;     // inches between a coin's rim and its ring
constexpr double kHandle = 0.13;  // inches, radius of a corner

void outline(render::Scene& scene, const editor::Polygon& polygon, Ink ink, bool dashed, bool closed) {
    render::Line line{polygon, closed, dashed};
    line.ink = ink;
    line.width = 0.05;
    line.above = true;
    scene.lines.push_back(std::move(line));
}

Vec2 dragged_by(const Desk& desk) {
    return desk.grip.moved && desk.pointer ? *desk.pointer - desk.grip.at : Vec2{};
}

// The shape as it is being dragged.
editor::Polygon shown_polygon(const Desk& desk, editor::Shape shape) {
    const bool held = desk.selection.shape == shape && desk.grip.moved &&
                      (desk.grip.what == What::Shape || desk.grip.what == What::Corner);
    return held ? held_polygon(desk) : editor::polygon(desk.scenario(), shape);
}

void mark_areas(render::Scene& scene, const Desk& desk) {
    for (const editor::Shape& shape : editor::shapes(desk.scenario())) {
        const editor::Polygon polygon = shown_polygon(desk, shape);
        if (shape.piece == editor::Piece::Ground)
            scene.paper[static_cast<std::size_t>(shape.index)].polygon = polygon;
        if (shape.piece == editor::Piece::Zone)
            outline(scene, polygon, shape.index == 0 ? Ink::Heads : Ink::Tails, shape.index == 1, true);
        if (shape.piece == editor::Piece::Goal) outline(scene, polygon, Ink::Amber, true, true);
        if (shape.piece == editor::Piece::Arrival) outline(scene, polygon, Ink::Chalk, true, true);
    }
    if (!desk.selection.shape) return;
    const editor::Polygon polygon = shown_polygon(desk, *desk.selection.shape);
    outline(scene, polygon, Ink::Chalk, false, true);
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec2 next = polygon[(i + 1) % polygon.size()];
        scene.halos.push_back({polygon[i], kHandle, desk.selection.corner == i ? Ink::Red : Ink::Amber});
        scene.dots.push_back({(polygon[i] + next) / 2, Ink::Chalk});
    }
}

void mark_selection(render::Scene& scene, const Desk& desk) {
    const Vec2 by = desk.grip.what == What::Coins ? dragged_by(desk) : Vec2{};
    for (const int i : desk.selection.coins) {
        render::CoinSprite& coin = scene.coins[static_cast<std::size_t>(i)];
        const cw::CoinSetup& setup = desk.scenario().coins[static_cast<std::size_t>(i)];
        if (desk.grip.what == What::Coins && desk.grip.moved && setup.at) {
            coin.at = coin.at + by;
            coin.lift = 0.2;
            coin.moving = true;
        }
        scene.halos.push_back({coin.at, coin.radius + kRim,
                               setup.side == cw::Side::Heads ? Ink::Heads : Ink::Tails,
                               setup.side == cw::Side::Tails});
    }
}

void mark_problems(render::Scene& scene, const Desk& desk) {
    for (const editor::Problem& problem : desk.seen.problems) {
        for (const int i : problem.coins) {
            const render::CoinSprite& coin = scene.coins[static_cast<std::size_t>(i)];
            scene.halos.push_back({coin.at, coin.radius, Ink::Red});
        }
        if (problem.shape)
            outline(scene, editor::polygon(desk.scenario(), *problem.shape), Ink::Red, false, true);
    }
}

// What the current tool would do at the pointer.
void mark_tool(render::Scene& scene, const Desk& desk) {
    if (desk.grip.what == What::Lasso && desk.grip.moved)
        outline(scene, desk.grip.outline, Ink::Chalk, true, true);
    if (desk.grip.what == What::Drawing && desk.pointer) {
        const Vec2 a = desk.grip.at, b = *desk.pointer;
        outline(scene, desk.brush.drawn_as == DrawnAs::Oval ? editor::oval(a, b) : editor::rectangle(a, b),
                Ink::Chalk, true, true);
    }
    if (!desk.brush.corners.empty()) {
        editor::Polygon way = desk.brush.corners;
        if (desk.pointer) way.push_back(*desk.pointer);
        outline(scene, way, Ink::Chalk, true, false);
        for (const Vec2 corner : desk.brush.corners) scene.halos.push_back({corner, kHandle, Ink::Amber});
    }
    const bool lays = desk.brush.lays() && desk.pointer && !desk.grip.panning;
    if (!lays) return;
    render::CoinSprite ghost =
        table::sprite(desk.scenario().types[static_cast<std::size_t>(desk.brush.type)], desk.brush.side);
    ghost.at = *desk.pointer;
    ghost.lift = 0.2;
    ghost.faint = true;
    ghost.moving = true;
    scene.coins.push_back(ghost);
}

int army_of_selection(const Desk& desk) {
    return desk.selection.coins.empty() ? cw::kNoArmy
                                        : desk.seen.match.coin(desk.selection.coins.front()).army;
}

}  // namespace

render::Scene marked_scene(const Desk& desk) {
    render::Scene scene = desk.seen.scene;
    table::write_grounds(scene, desk.scenario(), desk.app.ui().catalogue());
    mark_areas(scene, desk);
    table::mark_armies(scene, desk.seen.match, army_of_selection(desk));
    mark_problems(scene, desk);
    mark_selection(scene, desk);
    mark_tool(scene, desk);
    if (desk.formations.is_open()) desk.formations.mark(scene);
    return scene;
}

}  // namespace screens

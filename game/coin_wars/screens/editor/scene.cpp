// The editor's table as drawn: the draft with marks for selection, drags, drawing and problems.

#include "game/coin_wars/screens/editor/view.h"
#include "game/coin_wars/table/ground_labels.h"
#include "game/coin_wars/table/map_marks.h"
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

Vec2 dragged_by(const EditorView& view) {
    return view.grip.moved && view.pointer ? *view.pointer - view.grip.at : Vec2{};
}

// Returns the shape as dragged.
editor::Polygon shown_polygon(const EditorView& view, editor::EditorShape shape) {
    const bool held = view.selection.shape == shape && view.grip.moved &&
                      (view.grip.what == What::Shape || view.grip.what == What::Corner);
    return held ? held_polygon(view) : editor::polygon(view.scenario(), shape);
}

void mark_areas(render::Scene& scene, const EditorView& view) {
    for (const editor::EditorShape& shape : editor::shapes(view.scenario())) {
        const editor::Polygon polygon = shown_polygon(view, shape);
        if (shape.piece == editor::Piece::Ground) scene.paper[static_cast<std::size_t>(shape.index)].polygon = polygon;
        if (shape.piece == editor::Piece::Zone)
            outline(scene, polygon, shape.index == 0 ? Ink::Heads : Ink::Tails, shape.index == 1, true);
        if (shape.piece == editor::Piece::Goal) outline(scene, polygon, Ink::Amber, true, true);
        if (shape.piece == editor::Piece::Arrival) outline(scene, polygon, Ink::Chalk, true, true);
    }
    if (!view.selection.shape) return;
    const editor::Polygon polygon = shown_polygon(view, *view.selection.shape);
    outline(scene, polygon, Ink::Chalk, false, true);
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec2 next = polygon[(i + 1) % polygon.size()];
        scene.halos.push_back({polygon[i], kHandle, view.selection.corner == i ? Ink::Red : Ink::Amber});
        scene.dots.push_back({(polygon[i] + next) / 2, Ink::Chalk});
    }
}

void mark_selection(render::Scene& scene, const EditorView& view) {
    const Vec2 by = view.grip.what == What::Coins ? dragged_by(view) : Vec2{};
    for (const int i : view.selection.coins) {
        render::CoinSprite& coin = scene.coins[static_cast<std::size_t>(i)];
        const cw::CoinSetup& setup = view.coin(i);
        if (view.grip.what == What::Coins && view.grip.moved && setup.at) {
            coin.at = coin.at + by;
            coin.lift = 0.2;
            coin.moving = true;
        }
        scene.halos.push_back({coin.at, coin.radius + kRim, setup.side == cw::Side::Heads ? Ink::Heads : Ink::Tails,
                               setup.side == cw::Side::Tails});
    }
}

void mark_problems(render::Scene& scene, const EditorView& view) {
    for (const editor::Problem& problem : view.seen.problems) {
        for (const int i : problem.coins) {
            const render::CoinSprite& coin = scene.coins[static_cast<std::size_t>(i)];
            scene.halos.push_back({coin.at, coin.radius, Ink::Red});
        }
        if (problem.shape) outline(scene, editor::polygon(view.scenario(), *problem.shape), Ink::Red, false, true);
    }
}

// Marks the current tool's effect at the pointer.
void mark_tool(render::Scene& scene, const EditorView& view) {
    if (view.grip.what == What::Lasso && view.grip.moved) outline(scene, view.grip.outline, Ink::Chalk, true, true);
    if (view.grip.what == What::Drawing && view.pointer) {
        const Vec2 a = view.grip.at, b = *view.pointer;
        outline(scene, view.brush.drawn_as == DrawnAs::Oval ? editor::oval(a, b) : editor::rectangle(a, b), Ink::Chalk,
                true, true);
    }
    if (!view.brush.corners.empty()) {
        editor::Polygon way = view.brush.corners;
        if (view.pointer) way.push_back(*view.pointer);
        outline(scene, way, Ink::Chalk, true, false);
        for (const Vec2 corner : view.brush.corners) scene.halos.push_back({corner, kHandle, Ink::Amber});
    }
    mark_regiment(scene, view);
}

int army_of_selection(const EditorView& view) {
    return view.selection.coins.empty() ? cw::kNoArmy : view.seen.match.coin(view.selection.coins.front()).army;
}

}  // namespace

render::Scene marked_scene(const EditorView& view) {
    render::Scene scene = view.seen.scene;
    for (render::PaperSheet& paper : scene.paper) paper.away = false;  // ground that begins later can be edited as well
    table::write_map(scene, view.scenario(), scene, view.ui.catalogue(), table::reading_in(view.camera.view()));
    mark_areas(scene, view);
    mark_course(scene, view);
    table::mark_armies(scene, view.seen.match, army_of_selection(view), {});
    mark_problems(scene, view);
    mark_selection(scene, view);
    mark_tool(scene, view);
    if (view.formations.is_open()) view.formations.mark(scene);
    return scene;
}

}  // namespace screens

// The mouse over the editor's table: a click selects, a drag moves coins, areas and their corners or draws a lasso; the
// tools place coins and draw areas. The wheel zooms, the middle button pans, the right button drops the tool.

#include <algorithm>
#include <cmath>

#include "engine/measure/measure.h"
#include "game/coin_wars/editor/course_edits.h"
#include "game/coin_wars/screens/editor/view.h"

namespace screens {

namespace {

using platform::Button;
using platform::Event;
using What = EditorGrip::What;

constexpr double kDrag = 6;        // points of movement before a press becomes a drag
constexpr double kReach = 9;       // points around a corner or an edge within which a press hits it
constexpr double kMinSize = 0.25;  // inches; smaller areas are mistakes

double reach(const EditorView& view) { return view.ui.px(kReach) / view.camera.view().scale; }

// Snaps to the largest fraction of an inch near the size of a pixel, so that places chosen by eye get round numbers.
Vec2 snapped(const EditorView& view, Vec2 point) {
    double step = 1;
    while (step * view.camera.view().scale > 2 && step > core::kGrid) step /= 2;
    return {std::round(point.x / step) * step, std::round(point.y / step) * step};
}

int coin_under(const EditorView& view, Vec2 point) {
    const auto& coins = view.seen.scene.coins;
    for (std::size_t i = coins.size(); i-- > 0;)
        if (distance(coins[i].at, point) <= coins[i].radius) return static_cast<int>(i);
    return cw::kNoCoin;
}

void press_coin(EditorView& view, const Event& event, int coin) {
    view.grip.what = What::Coins;
    view.grip.coin = coin;
    if (event.clicks == 2) return view.select(editor::with_their_armies(view.scenario(), std::vector{coin}));
    if (event.mods.shift) {
        editor::Coins coins = view.selection.coins;
        if (std::erase(coins, coin) == 0) coins.push_back(coin);
        // If ground is selected, the coins are assigned to it, and it stays selected.
        if (view.selection.shape) {
            std::ranges::sort(coins);
            view.grip.what = What::Nothing;
            view.selection.coins = std::move(coins);
            return;
        }
        return view.select(std::move(coins));
    }
    if (!view.selection.has(coin)) view.select(editor::Coins{coin});
}

// Presses a corner or an edge of the selected shape.
bool press_outline(EditorView& view, Vec2 at) {
    if (!view.selection.shape) return false;
    editor::Polygon polygon = editor::polygon(view.scenario(), *view.selection.shape);
    view.selection.corner = editor::corner_at(polygon, at, reach(view));
    if (!view.selection.corner) {
        const auto edge = editor::edge_at(polygon, at, reach(view));
        if (!edge) return false;
        view.selection.corner = editor::divide_edge(polygon, *edge, at);
    }
    view.grip.what = What::Corner;
    view.grip.outline = std::move(polygon);
    return true;
}

void press_area(EditorView& view, Vec2 at) {
    const auto shape = view.page == EditorPage::Areas ? editor::shape_at(view.scenario(), at) : std::nullopt;
    if (!shape) {
        view.clear();
        view.grip.what = What::Lasso;
        view.grip.outline = {at};
        return;
    }
    if (view.selection.shape != shape) view.select(*shape);
    view.grip.what = What::Shape;
    view.grip.outline = editor::polygon(view.scenario(), *shape);
}

void press_drawing(EditorView& view, Vec2 at, const Event& event) {
    if (view.brush.drawn_as != DrawnAs::Corners) {
        view.grip.what = What::Drawing;
        return;
    }
    const bool closes = view.brush.corners.size() >= editor::kFewestPoints &&
                        (event.clicks == 2 || distance(view.brush.corners.front(), at) <= reach(view));
    if (closes) return finish_drawing(view, view.brush.corners);
    if (event.clicks < 2) view.brush.corners.push_back(at);
}

void press_arrow(EditorView& view, Vec2 at, const Event& event) {
    if (event.clicks < 2) view.brush.corners.push_back(at);
    if (event.clicks == 2 || view.brush.corners.size() == editor::kArrowPoints) finish_arrow(view);
}

void press_left(EditorView& view, const Event& event, Vec2 at) {
    view.grip.pixel = event.at;
    view.grip.at = snapped(view, at);
    view.grip.moved = false;
    view.grip.coin = cw::kNoCoin;
    view.history.end_step();
    if (view.brush.lays()) return place_regiment(view, view.grip.at);
    if (view.brush.lays_copies()) return lay_copy(view, view.grip.at);
    if (view.brush.draws()) return press_drawing(view, view.grip.at, event);
    if (view.brush.draws_arrow()) return press_arrow(view, view.grip.at, event);
    if (press_outline(view, at)) return;
    if (const int coin = coin_under(view, at); coin != cw::kNoCoin) return press_coin(view, event, coin);
    press_area(view, at);
}

// With Ctrl, the dragged coins stay, and copies of them move.
void drop_coins(EditorView& view, const Event& event, Vec2 by) {
    if (event.mods.ctrl) {
        const editor::Clip clip = editor::clip_of(view.scenario(), view.selection.coins);
        editor::Coins made;
        view.change(say("Copy coins"), [&](editor::Draft& draft) {
            made = editor::paste(draft.scenario, clip, clip.middle + by);
            editor::settle(draft.scenario, made);
        });
        return view.select(made);
    }
    // Coins dragged from the wood go to the table; coins dropped on the wood go into the hand.
    const bool from_hand = !view.coin(view.grip.coin).at;
    view.change(say("Move coins"), [&](editor::Draft& draft) {
        editor::Coins laid;
        for (const int i : view.selection.coins) {
            const auto at = static_cast<std::size_t>(i);
            cw::CoinSetup& coin = draft.scenario.coins[at];
            const Vec2 to = view.seen.scene.coins[at].at + by;
            if (coin.at.has_value() == from_hand) continue;
            coin.at = to.x < 0 && coin.arrives == 0 ? std::nullopt : std::optional(to);
            if (coin.at && coin.arrives == 0) laid.push_back(i);
        }
        editor::settle(draft.scenario, laid);
    });
}

void end_lasso(EditorView& view) {
    if (!view.grip.moved || view.grip.outline.size() < editor::kFewestPoints) return;
    editor::Coins inside;
    for (std::size_t i = 0; i < view.scenario().coins.size(); ++i)
        if (measure::inside(view.grip.outline, view.seen.scene.coins[i].at)) inside.push_back(static_cast<int>(i));
    view.select(std::move(inside));
}

void release_left(EditorView& view, const Event& event, Vec2 at) {
    const EditorGrip grip = view.grip;
    at = snapped(view, at);
    const Vec2 by = at - grip.at;
    if (grip.what == What::Coins && grip.moved) drop_coins(view, event, by);
    if (grip.what == What::Lasso) end_lasso(view);
    if (grip.what == What::Drawing && std::min(std::abs(by.x), std::abs(by.y)) >= kMinSize)
        finish_drawing(
            view, view.brush.drawn_as == DrawnAs::Oval ? editor::oval(grip.at, at) : editor::rectangle(grip.at, at));
    if (view.selection.shape && grip.moved && (grip.what == What::Shape || grip.what == What::Corner)) {
        const editor::Polygon polygon = held_polygon(view);
        const editor::EditorShape shape = *view.selection.shape;
        view.change(grip.what == What::Shape ? say("Move an area") : say("Move a corner"),
                    [&](editor::Draft& draft) { editor::set_polygon(draft.scenario, shape, polygon); });
    }
    view.grip.what = What::Nothing;
    view.grip.moved = false;
}

void press(EditorView& view, const Event& event, Vec2 at) {
    if (event.button == Button::Left) press_left(view, event, at);
    if (event.button == Button::Right) view.clear();
}

void move(EditorView& view, const Event& event, Vec2 at) {
    EditorGrip& grip = view.grip;
    if (grip.what != What::Nothing && distance(event.at, grip.pixel) > view.ui.px(kDrag)) grip.moved = true;
    if (grip.what == What::Lasso && grip.moved) grip.outline.push_back(at);
}

}  // namespace

editor::Polygon held_polygon(const EditorView& view) {
    editor::Polygon polygon = view.grip.outline;
    const Vec2 to = view.pointer ? snapped(view, *view.pointer) : view.grip.at, by = to - view.grip.at;
    if (view.grip.what == What::Shape) return editor::shifted(polygon, by);
    const cw::Scenario& scenario = view.scenario();
    if (view.selection.corner && *view.selection.corner < polygon.size() && view.pointer)
        polygon[*view.selection.corner] = {std::clamp(to.x, 0.0, scenario.width),
                                           std::clamp(to.y, 0.0, scenario.height)};
    return polygon;
}

void finish_drawing(EditorView& view, const editor::Polygon& drawn) {
    const editor::Polygon polygon = editor::on_table(view.scenario(), drawn);
    if (polygon.size() < editor::kFewestPoints) return;
    if (!view.brush.arrival_of.empty()) {
        const editor::Coins coins = view.brush.arrival_of;
        view.change(say("Draw where they arrive"), [&](editor::Draft& draft) {
            for (const int coin : coins) {
                cw::CoinSetup& setup = draft.scenario.coins[static_cast<std::size_t>(coin)];
                setup.arrives = std::max(kFirstArrival, setup.arrives);
                setup.area = polygon;
            }
        });
        view.clear();
        view.select(coins);
        view.page = EditorPage::Coins;
        return;
    }
    editor::EditorShape made;
    view.change(say("Draw ground"),
                [&](editor::Draft& draft) { made = editor::add_ground(draft.scenario, view.brush.ground, polygon); });
    view.clear();
    view.select(made);
}

void handle_events(EditorView& view) {
    for (const Event& event : view.app.events()) {
        if (use_formations(view, event) || view.mouse.follow(view.camera, event)) continue;
        const Vec2 at = view.camera.view().to_table(event.at);
        const bool pointing =
            event.kind == Event::Kind::Move || event.kind == Event::Kind::Press || event.kind == Event::Kind::Release;
        if (pointing) view.pointer = at;
        if (event.kind == Event::Kind::Move) move(view, event, at);
        if (event.kind == Event::Kind::Press) press(view, event, at);
        if (event.kind == Event::Kind::Release && event.button == Button::Left) release_left(view, event, at);
        if (event.kind == Event::Kind::Leave) view.pointer.reset();
        if (event.kind == Event::Kind::KeyDown) handle_key(view, event);
    }
}

}  // namespace screens

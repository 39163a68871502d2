// The mouse over the editor's table: a click selects, a drag moves coins, areas and their corners or draws a
// line around coins; the tools place coins and draw areas. The wheel zooms, the middle button pans, the right
// one puts the tool away.

#include <algorithm>
#include <cmath>

#include "engine/core/grid.h"
#include "engine/measure/measure.h"
#include "game/coin_wars/screens/editor/view.h"

namespace screens {

namespace {

using platform::Button;
using platform::Event;
using What = EditorGrip::What;

constexpr double kDrag = 6;          // points that the pointer moves before a press becomes a drag
constexpr double kReach = 9;         // points around a corner or an edge within which a press hits it
constexpr double kLeastSize = 0.25;  // inches; smaller areas are mistakes

double reach(const Desk& desk) { return desk.app.ui().px(kReach) / desk.camera.view().scale; }

// Snaps to the largest fraction of an inch that is not much larger than a pixel: places chosen by eye get
// round numbers.
Vec2 snapped(const Desk& desk, Vec2 point) {
    double step = 1;
    while (step * desk.camera.view().scale > 2 && step > core::kGrid) step /= 2;
    return {std::round(point.x / step) * step, std::round(point.y / step) * step};
}

int coin_under(const Desk& desk, Vec2 point) {
    const auto& coins = desk.seen.scene.coins;
    for (std::size_t i = coins.size(); i-- > 0;)
        if (distance(coins[i].at, point) <= coins[i].radius) return static_cast<int>(i);
    return cw::kNobody;
}

void press_coin(Desk& desk, const Event& event, int coin) {
    desk.grip.what = What::Coins;
    desk.grip.coin = coin;
    if (event.clicks == 2) return desk.select(editor::with_their_armies(desk.scenario(), std::vector{coin}));
    if (event.mods.shift) {
        editor::Coins coins = desk.selection.coins;
        if (std::erase(coins, coin) == 0) coins.push_back(coin);
        // If ground is selected, the coins are chosen for it, and it stays selected.
        if (desk.selection.shape) {
            std::ranges::sort(coins);
            desk.grip.what = What::Nothing;
            desk.selection.coins = std::move(coins);
            return;
        }
        return desk.select(std::move(coins));
    }
    if (!desk.selection.has(coin)) desk.select(editor::Coins{coin});
}

// Presses a corner or an edge of the selected shape.
bool press_outline(Desk& desk, Vec2 at) {
    if (!desk.selection.shape) return false;
    editor::Polygon polygon = editor::polygon(desk.scenario(), *desk.selection.shape);
    desk.selection.corner = editor::corner_at(polygon, at, reach(desk));
    if (!desk.selection.corner) {
        const auto edge = editor::edge_at(polygon, at, reach(desk));
        if (!edge) return false;
        desk.selection.corner = editor::divide_edge(polygon, *edge, at);
    }
    desk.grip.what = What::Corner;
    desk.grip.outline = std::move(polygon);
    return true;
}

void press_area(Desk& desk, Vec2 at) {
    const auto shape = desk.page == EditorPage::Areas ? editor::shape_at(desk.scenario(), at) : std::nullopt;
    if (!shape) {
        desk.clear();
        desk.grip.what = What::Lasso;
        desk.grip.outline = {at};
        return;
    }
    if (desk.selection.shape != shape) desk.select(*shape);
    desk.grip.what = What::Shape;
    desk.grip.outline = editor::polygon(desk.scenario(), *shape);
}

void lay_coin(Desk& desk, Vec2 at) {
    desk.change(say("Lay a coin"), [&](editor::Draft& draft) {
        const int coin = editor::add_coin(draft.scenario, desk.brush.type, desk.brush.side, at);
        editor::settle(draft.scenario, std::vector{coin});
    });
    desk.selection.coins = {static_cast<int>(desk.scenario().coins.size()) - 1};
}

void press_drawing(Desk& desk, Vec2 at, const Event& event) {
    if (desk.brush.drawn_as != DrawnAs::Corners) {
        desk.grip.what = What::Drawing;
        return;
    }
    const bool closes = desk.brush.corners.size() >= editor::kFewestPoints &&
                        (event.clicks == 2 || distance(desk.brush.corners.front(), at) <= reach(desk));
    if (closes) return finish_drawing(desk, desk.brush.corners);
    if (event.clicks < 2) desk.brush.corners.push_back(at);
}

void press_left(Desk& desk, const Event& event, Vec2 at) {
    desk.grip.pixel = event.at;
    desk.grip.at = snapped(desk, at);
    desk.grip.moved = false;
    desk.grip.coin = cw::kNobody;
    desk.history.end_step();
    if (desk.brush.lays()) return lay_coin(desk, desk.grip.at);
    if (desk.brush.draws()) return press_drawing(desk, desk.grip.at, event);
    if (press_outline(desk, at)) return;
    if (const int coin = coin_under(desk, at); coin != cw::kNobody) return press_coin(desk, event, coin);
    press_area(desk, at);
}

// With Ctrl held the dragged coins stay, and copies of them move.
void drop_coins(Desk& desk, const Event& event, Vec2 by) {
    if (event.mods.ctrl) {
        const editor::Clip clip = editor::clip_of(desk.scenario(), desk.selection.coins);
        editor::Coins made;
        desk.change(say("Copy coins"), [&](editor::Draft& draft) {
            made = editor::paste(draft.scenario, clip, clip.middle + by);
            editor::settle(draft.scenario, made);
        });
        return desk.select(made);
    }
    // Coins taken from the wood go to the table, those dropped on the wood go into the hand.
    const bool from_hand = !desk.scenario().coins[static_cast<std::size_t>(desk.grip.coin)].at;
    desk.change(say("Move coins"), [&](editor::Draft& draft) {
        editor::Coins laid;
        for (const int i : desk.selection.coins) {
            const auto at = static_cast<std::size_t>(i);
            cw::CoinSetup& coin = draft.scenario.coins[at];
            const Vec2 to = desk.seen.scene.coins[at].at + by;
            if (coin.at.has_value() == from_hand) continue;
            coin.at = to.x < 0 && coin.arrives == 0 ? std::nullopt : std::optional(to);
            if (coin.at && coin.arrives == 0) laid.push_back(i);
        }
        editor::settle(draft.scenario, laid);
    });
}

void end_lasso(Desk& desk) {
    if (!desk.grip.moved || desk.grip.outline.size() < editor::kFewestPoints) return;
    editor::Coins inside;
    for (std::size_t i = 0; i < desk.scenario().coins.size(); ++i)
        if (measure::inside(desk.grip.outline, desk.seen.scene.coins[i].at))
            inside.push_back(static_cast<int>(i));
    desk.select(std::move(inside));
}

void release_left(Desk& desk, const Event& event, Vec2 at) {
    const EditorGrip grip = desk.grip;
    at = snapped(desk, at);
    const Vec2 by = at - grip.at;
    if (grip.what == What::Coins && grip.moved) drop_coins(desk, event, by);
    if (grip.what == What::Lasso) end_lasso(desk);
    if (grip.what == What::Drawing && std::min(std::abs(by.x), std::abs(by.y)) >= kLeastSize)
        finish_drawing(desk, desk.brush.drawn_as == DrawnAs::Oval ? editor::oval(grip.at, at)
                                                                  : editor::rectangle(grip.at, at));
    if (desk.selection.shape && grip.moved && (grip.what == What::Shape || grip.what == What::Corner)) {
        const editor::Polygon polygon = held_polygon(desk);
        const editor::Shape shape = *desk.selection.shape;
        desk.change(grip.what == What::Shape ? say("Move an area") : say("Move a corner"),
                    [&](editor::Draft& draft) { editor::set_polygon(draft.scenario, shape, polygon); });
    }
    desk.grip.what = What::Nothing;
    desk.grip.moved = false;
}

void press(Desk& desk, const Event& event, Vec2 at) {
    if (event.button == Button::Left) press_left(desk, event, at);
    if (event.button == Button::Right) desk.clear();
    if (event.button != Button::Middle) return;
    desk.grip.panning = true;
    desk.grip.pixel = event.at;
}

void move(Desk& desk, const Event& event, Vec2 at) {
    EditorGrip& grip = desk.grip;
    if (grip.panning) {
        desk.camera.pan(event.at - grip.pixel);
        grip.pixel = event.at;
        return;
    }
    if (grip.what != What::Nothing && distance(event.at, grip.pixel) > desk.app.ui().px(kDrag))
        grip.moved = true;
    if (grip.what == What::Lasso && grip.moved) grip.outline.push_back(at);
}

}  // namespace

editor::Polygon held_polygon(const Desk& desk) {
    editor::Polygon polygon = desk.grip.outline;
    const Vec2 to = desk.pointer ? snapped(desk, *desk.pointer) : desk.grip.at, by = to - desk.grip.at;
    if (desk.grip.what == What::Shape) return editor::shifted(polygon, by);
    const cw::Scenario& scenario = desk.scenario();
    if (desk.selection.corner && *desk.selection.corner < polygon.size() && desk.pointer)
        polygon[*desk.selection.corner] = {std::clamp(to.x, 0.0, scenario.width),
                                           std::clamp(to.y, 0.0, scenario.height)};
    return polygon;
}

void finish_drawing(Desk& desk, const editor::Polygon& drawn) {
    const editor::Polygon polygon = editor::on_table(desk.scenario(), drawn);
    if (polygon.size() < editor::kFewestPoints) return;
    if (!desk.brush.arrival_of.empty()) {
        const editor::Coins coins = desk.brush.arrival_of;
        desk.change(say("Draw where they arrive"), [&](editor::Draft& draft) {
            for (const int coin : coins) {
                cw::CoinSetup& setup = draft.scenario.coins[static_cast<std::size_t>(coin)];
                setup.arrives = std::max(1, setup.arrives);
                setup.area = polygon;
            }
        });
        desk.clear();
        desk.select(coins);
        return;
    }
    editor::Shape made;
    desk.change(say("Draw ground"), [&](editor::Draft& draft) {
        made = editor::add_ground(draft.scenario, desk.brush.ground, polygon);
    });
    desk.clear();
    desk.select(made);
}

void handle_events(Desk& desk) {
    for (const Event& event : desk.app.events()) {
        if (use_formations(desk, event)) continue;
        const Vec2 at = desk.camera.view().to_table(event.at);
        const bool pointing = event.kind == Event::Kind::Move || event.kind == Event::Kind::Press ||
                              event.kind == Event::Kind::Release;
        if (pointing) desk.pointer = at;
        if (event.kind == Event::Kind::Move) move(desk, event, at);
        if (event.kind == Event::Kind::Press) press(desk, event, at);
        if (event.kind == Event::Kind::Release) {
            if (event.button == Button::Left) release_left(desk, event, at);
            if (event.button == Button::Middle) desk.grip.panning = false;
        }
        if (event.kind == Event::Kind::Wheel) desk.camera.zoom(event.at, std::pow(1.15, event.wheel));
        if (event.kind == Event::Kind::Leave) desk.pointer.reset();
        if (event.kind == Event::Kind::KeyDown) handle_key(desk, event);
    }
}

}  // namespace screens

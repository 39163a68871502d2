// Keys of the editor; the mouse can do everything they do.

#include <algorithm>

#include "game/coin_wars/editor/draft_indices.h"
#include "game/coin_wars/screens/editor/view.h"

namespace screens {

namespace {

using platform::Event;
using platform::Key;

constexpr double kNudge = 1.0 / 16, kStep = 1;  // inches: with an arrow key, and with Shift
constexpr double kTurn = 15;                    // degrees

void nudge(EditorView& view, Vec2 by, bool far) {
    by = by * (far ? kStep : kNudge);
    if (view.selection.shape) {
        editor::Polygon polygon = editor::polygon(view.scenario(), *view.selection.shape);
        if (view.selection.corner)
            polygon[*view.selection.corner] = polygon[*view.selection.corner] + by;
        else
            polygon = editor::shifted(polygon, by);
        const editor::EditorShape shape = *view.selection.shape;
        return view.change(
            say("Move an area"), [&](editor::Draft& draft) { editor::set_polygon(draft.scenario, shape, polygon); },
            "nudge");
    }
    view.change(
        say("Move coins"), [&](editor::Draft& draft) { editor::move_coins(draft.scenario, view.selection.coins, by); },
        "nudge");
}

void select_next(EditorView& view, int step) {
    const int count = static_cast<int>(view.scenario().coins.size());
    if (count == 0) return;
    const int from = view.selection.coins.empty() ? (step > 0 ? -1 : 0) : view.selection.coins.front();
    view.select(editor::Coins{(from + step + count) % count});
}

void select_all(EditorView& view) {
    editor::Coins all;
    for (std::size_t i = 0; i < view.scenario().coins.size(); ++i) all.push_back(static_cast<int>(i));
    view.select(std::move(all));
}

bool control_key(EditorView& view, const Event& event) {
    const auto is = [&](std::string_view letters) {
        return std::ranges::any_of(letters, [&](char letter) { return event.key == Key(letter); });
    };
    if (is("Z") && !event.mods.shift) view.undo();
    if (is("Y") || (is("Z") && event.mods.shift)) view.redo();
    if (is("S")) view.save();
    if (is("A")) select_all(view);
    if (is("CXD")) copy_selected(view);
    if (is("X")) remove_selected(view);
    if (is("VD")) paste_clip(view);
    return is("ZYSACXVD");
}

std::optional<Vec2> arrow(Key key) {
    if (key == Key::Left) return Vec2{-1, 0};
    if (key == Key::Right) return Vec2{1, 0};
    if (key == Key::Up) return Vec2{0, 1};
    return key == Key::Down ? std::optional(Vec2{0, -1}) : std::nullopt;
}

// Alt with an arrow moves the special rule that is open, or whose line has the focus.
void alt_key(EditorView& view, const Event& event) {
    const auto way = arrow(event.key);
    if (!way || way->y == 0 || view.page != EditorPage::Special) return;
    const auto rule = open_special_rule(view) ? open_special_rule(view) : view.pages.lit_special;
    if (rule && *rule < view.scenario().advanced.special.size()) move_special_rule(view, *rule, way->y > 0 ? -1 : 1);
}

void step_back(EditorView& view) {
    const bool anything =
        view.brush.tool != EditorTool::Select || !view.selection.coins.empty() || view.selection.shape;
    if (anything) return view.clear();
    view.dialog.ask = EditorAsk::Menu;
}

void letter_key(EditorView& view, const Event& event) {
    switch (static_cast<int>(event.key)) {
        case 'M':
            return view.change(say("Mirror coins"),
                               [&](editor::Draft& draft) { editor::mirror(draft.scenario, view.selection.coins); });
        case 'R':
            return view.change(say("Turn coins"), [&](editor::Draft& draft) {
                editor::turn(draft.scenario, view.selection.coins, event.mods.shift ? -kTurn : kTurn);
            });
        case 'F':
            return view.change(say("Form an Army"),
                               [&](editor::Draft& draft) { editor::form_army(draft.scenario, view.selection.coins); });
        case '+':
            return view.camera.zoom(view.ui.pointer(), 1.15);
        case '-':
            return view.camera.zoom(view.ui.pointer(), 1 / 1.15);
        default:
            return;
    }
}

}  // namespace

void remove_selected(EditorView& view) {
    if (view.selection.shape && view.selection.corner) {
        editor::Polygon polygon = editor::polygon(view.scenario(), *view.selection.shape);
        if (polygon.size() <= editor::kFewestPoints) return;
        polygon.erase(polygon.begin() + static_cast<std::ptrdiff_t>(*view.selection.corner));
        const editor::EditorShape shape = *view.selection.shape;
        view.selection.corner.reset();
        return view.change(say("Remove a corner"),
                           [&](editor::Draft& draft) { editor::set_polygon(draft.scenario, shape, polygon); });
    }
    if (view.selection.shape) {
        const editor::EditorShape shape = *view.selection.shape;
        view.clear();
        return view.change(say("Remove an area"),
                           [&](editor::Draft& draft) { editor::remove_shape(draft.scenario, shape); });
    }
    if (view.selection.coins.empty()) return;
    const editor::Coins coins = view.selection.coins;
    view.clear();
    view.change(say("Remove coins"), [&](editor::Draft& draft) { editor::remove_coins(draft.scenario, coins); });
}

void copy_selected(EditorView& view) {
    if (view.selection.coins.empty()) return;
    view.clip = editor::clip_of(view.scenario(), view.selection.coins);
    view.notice = say_many(static_cast<int>(view.selection.coins.size()), "{1} coin copied", "{1} coins copied");
}

void paste_clip(EditorView& view) {
    if (view.clip.coins.empty()) return;
    editor::Coins made;
    const Vec2 middle = view.pointer ? *view.pointer : view.clip.middle + Vec2{1, -1};
    view.change(say("Paste coins"), [&](editor::Draft& draft) {
        made = editor::paste(draft.scenario, view.clip, middle);
        editor::settle(draft.scenario, made);
    });
    view.select(made);
}

void handle_key(EditorView& view, const Event& event) {
    if (event.mods.ctrl && control_key(view, event)) return;
    if (event.mods.alt) return alt_key(view, event);
    if (const auto way = arrow(event.key)) return nudge(view, *way, event.mods.shift);
    if (event.key == Key::Delete || event.key == Key::Backspace) return remove_selected(view);
    if (event.key == Key::Escape) return step_back(view);
    if (event.key == Key::Tab) return select_next(view, event.mods.shift ? -1 : 1);
    if (event.key == Key::Enter && view.brush.draws_arrow()) return finish_arrow(view);
    if (event.key == Key::Enter) return finish_drawing(view, view.brush.corners);
    if (event.key == Key::Home) return view.camera.show_whole();
    if (event.key == Key::F5) return view.try_out();
    if (!event.mods.ctrl) letter_key(view, event);
}

}  // namespace screens

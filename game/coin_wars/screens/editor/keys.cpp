// Keys of the editor; everything they do can be done with the mouse too.

#include "game/coin_wars/editor/draft_indices.h"
#include "game/coin_wars/screens/editor/view.h"

namespace screens {

namespace {

using platform::Event;
using platform::Key;

constexpr double kNudge = 1.0 / 16, kStep = 1;  // inches: an arrow key, and with Shift
constexpr double kTurn = 15;                    // degrees

void nudge(Desk& desk, Vec2 by, bool far) {
    by = by * (far ? kStep : kNudge);
    if (desk.selection.shape) {
        editor::Polygon polygon = editor::polygon(desk.scenario(), *desk.selection.shape);
        if (desk.selection.corner)
            polygon[*desk.selection.corner] = polygon[*desk.selection.corner] + by;
        else
            polygon = editor::shifted(polygon, by);
        const editor::Shape shape = *desk.selection.shape;
        return desk.change(
            say("Move an area"),
            [&](editor::Draft& draft) { editor::set_polygon(draft.scenario, shape, polygon); }, "nudge");
    }
    desk.change(
        say("Move coins"),
        [&](editor::Draft& draft) { editor::move_coins(draft.scenario, desk.selection.coins, by); }, "nudge");
}

void select_next(Desk& desk, int step) {
    const int count = static_cast<int>(desk.scenario().coins.size());
    if (count == 0) return;
    const int from = desk.selection.coins.empty() ? (step > 0 ? -1 : 0) : desk.selection.coins.front();
    desk.select(editor::Coins{(from + step + count) % count});
}

void select_all(Desk& desk) {
    editor::Coins all;
    for (std::size_t i = 0; i < desk.scenario().coins.size(); ++i) all.push_back(static_cast<int>(i));
    desk.select(std::move(all));
}

bool control_key(Desk& desk, const Event& event) {
    switch (static_cast<int>(event.key)) {
        case 'Z':
            event.mods.shift ? desk.redo() : desk.undo();
            return true;
        case 'Y':
            desk.redo();
            return true;
        case 'S':
            desk.save();
            return true;
        case 'A':
            select_all(desk);
            return true;
        case 'C':
            copy_selected(desk);
            return true;
        case 'X':
            copy_selected(desk);
            remove_selected(desk);
            return true;
        case 'V':
            paste_clip(desk);
            return true;
        case 'D':
            copy_selected(desk);
            paste_clip(desk);
            return true;
        default:
            return false;
    }
}

std::optional<Vec2> arrow(Key key) {
    switch (key) {
        case Key::Left:
            return Vec2{-1, 0};
        case Key::Right:
            return Vec2{1, 0};
        case Key::Up:
            return Vec2{0, 1};
        case Key::Down:
            return Vec2{0, -1};
        default:
            return std::nullopt;
    }
}

void step_back(Desk& desk) {
    const bool anything =
        desk.brush.tool != EditorTool::Select || !desk.selection.coins.empty() || desk.selection.shape;
    if (anything) return desk.clear();
    desk.dialog.ask = EditorAsk::Menu;
}

void letter_key(Desk& desk, const Event& event) {
    switch (static_cast<int>(event.key)) {
        case 'M':
            return desk.change(say("Mirror coins"), [&](editor::Draft& draft) {
                editor::mirror(draft.scenario, desk.selection.coins);
            });
        case 'R':
            return desk.change(say("Turn coins"), [&](editor::Draft& draft) {
                editor::turn(draft.scenario, desk.selection.coins, event.mods.shift ? -kTurn : kTurn);
            });
        case 'F':
            return desk.change(say("Form an Army"), [&](editor::Draft& draft) {
                editor::form_army(draft.scenario, desk.selection.coins);
            });
        case '+':
            return desk.camera.zoom(desk.app.ui().pointer(), 1.15);
        case '-':
            return desk.camera.zoom(desk.app.ui().pointer(), 1 / 1.15);
        default:
            return;
    }
}

}  // namespace

void remove_selected(Desk& desk) {
    if (desk.selection.shape && desk.selection.corner) {
        editor::Polygon polygon = editor::polygon(desk.scenario(), *desk.selection.shape);
        if (polygon.size() <= editor::kFewestPoints) return;
        polygon.erase(polygon.begin() + static_cast<std::ptrdiff_t>(*desk.selection.corner));
        const editor::Shape shape = *desk.selection.shape;
        desk.selection.corner.reset();
        return desk.change(say("Take a corner away"), [&](editor::Draft& draft) {
            editor::set_polygon(draft.scenario, shape, polygon);
        });
    }
    if (desk.selection.shape) {
        const editor::Shape shape = *desk.selection.shape;
        desk.clear();
        return desk.change(say("Take an area away"),
                           [&](editor::Draft& draft) { editor::remove_shape(draft.scenario, shape); });
    }
    if (desk.selection.coins.empty()) return;
    const editor::Coins coins = desk.selection.coins;
    desk.clear();
    desk.change(say("Take coins away"),
                [&](editor::Draft& draft) { editor::remove_coins(draft.scenario, coins); });
}

void copy_selected(Desk& desk) {
    if (desk.selection.coins.empty()) return;
    desk.clip = editor::clip_of(desk.scenario(), desk.selection.coins);
    desk.notice =
        say_many(static_cast<int>(desk.selection.coins.size()), "{1} coin copied", "{1} coins copied");
}

void paste_clip(Desk& desk) {
    if (desk.clip.coins.empty()) return;
    editor::Coins made;
    const Vec2 middle = desk.pointer ? *desk.pointer : desk.clip.middle + Vec2{1, -1};
    desk.change(say("Paste coins"), [&](editor::Draft& draft) {
        made = editor::paste(draft.scenario, desk.clip, middle);
        editor::settle(draft.scenario, made);
    });
    desk.select(made);
}

void handle_key(Desk& desk, const Event& event) {
    if (event.mods.ctrl && control_key(desk, event)) return;
    if (const auto way = arrow(event.key)) return nudge(desk, *way, event.mods.shift);
    switch (event.key) {
        case Key::Delete:
        case Key::Backspace:
            return remove_selected(desk);
        case Key::Escape:
            return step_back(desk);
        case Key::Tab:
            return select_next(desk, event.mods.shift ? -1 : 1);
        case Key::Enter:
            return finish_drawing(desk, desk.brush.corners);
        case Key::Home:
            return desk.camera.show_whole();
        case Key::F5:
            return desk.try_out();
        default:
            return letter_key(desk, event);
    }
}

}  // namespace screens

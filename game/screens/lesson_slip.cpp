// The slip of the lesson: what to do and why, what to do instead, and the ways on.

#include "game/screens/battle_view.h"
#include "game/screens/lesson.h"
#include "game/screens/page.h"

namespace screens {
namespace {

using ui::Look;
using ui::Type;
namespace palette = ui::palette;

// Everything after the last task that was done.
void take_back(Battle& battle) {
    const std::size_t keep = battle.lesson->commands_that_count();
    while (battle.game.steps() > keep && battle.game.can_undo() != BattleGame::Undo::Impossible)
        battle.game.undo();
    battle.pointing.follow(battle.match(), battle.game.version());
    battle.look_as_player();
}

void draw_task(Battle& battle) {
    ui::Ui& ui = battle.app.ui();
    const Lesson& lesson = *battle.lesson;
    if (!lesson.astray()) return ui.text(lesson.task().say);
    ui.text(lesson.task().instead, {.colour = palette::kAccent});
    if (ui.button("Take it back", Look::Accent)) take_back(battle);
}

void draw_done(Battle& battle) {
    ui::Ui& ui = battle.app.ui();
    const Lesson& lesson = *battle.lesson;
    ui.text(lesson.step().done);
    if (!lesson.is_last()) {
        if (ui.button("Next step", Look::Accent)) battle.app.learn(lesson.number() + 1);
        return;
    }
    ui.text("You know enough to play. Here are two battles:", {.type = Type::Strong});
    ui.row({1, 1});
    if (ui.button("Two lines", Look::Accent)) battle.app.choose("two-lines");
    if (ui.button("Cannae", Look::Accent)) battle.app.choose("cannae");
}

// Side by side, on the next line where one does not fit.
void draw_ways(Battle& battle) {
    ui::Ui& ui = battle.app.ui();
    const Lesson& lesson = *battle.lesson;
    const ui::Rect room = ui.rest();
    const double high = ui.line_height(Type::Small) + ui.px(4);
    double x = room.x0, y = ui.take(high).y0;
    const auto way = [&](std::string_view label) {
        const double width = ui.text_width(label, Type::Small) + 2;
        if (x > room.x0 && x + width > room.x1) {
            x = room.x0;
            y = ui.take(high).y0;
        }
        const bool pressed = link(ui, label, {x, y});
        x += width + ui.px(22);
        return pressed;
    };
    if (!lesson.is_last() && !lesson.done() && way("Skip this step")) battle.app.learn(lesson.number() + 1);
    if (way("Start this step again")) battle.app.learn(lesson.number());
    if (way("Leave the lesson")) battle.app.go("title");
}

void draw_lesson(Battle& battle) {
    ui::Ui& ui = battle.app.ui();
    const Lesson& lesson = *battle.lesson;
    std::string head = std::to_string(lesson.number() + 1);
    head.append(" of ").append(std::to_string(lesson.steps())).append(": ").append(lesson.step().title);
    ui.heading(head);
    if (lesson.done())
        draw_done(battle);
    else
        draw_task(battle);
    draw_ways(battle);
}

}  // namespace

double draw_lesson_slip(Battle& battle, double top) {
    battle.lesson->follow(battle.game, battle.pointing.selected());
    ui::Ui& ui = battle.app.ui();
    const Layout layout = layout_of(battle);
    const auto content = [&] { draw_lesson(battle); };
    if (!layout.narrow) {
        const ui::Rect rect =
            ui.slip("lesson", {layout.slips.x0, top}, layout.slips.width(), layout.slips.y1 - top, content);
        return rect.y1 + ui.px(16);
    }
    // Along the lower edge, so that a coin's slip finds its place.
    const double margin = ui.px(10), width = ui.width() - 2 * margin;
    const ui::Rect rect = ui.slip("lesson", {margin, ui.height() - margin - battle.lesson_strip}, width,
                                  ui.height() / 2, content);
    battle.lesson_strip = rect.height();
    return top;
}

}  // namespace screens

// The side panel of the lesson: what to do and why, what went wrong, and the buttons to go on.

#include "game/coin_wars/screens/battle/lesson.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/shell/page_frame.h"

namespace screens {
namespace {

constexpr words::Key kTakeBack = mark("Take it back"), kNext = mark("Next step"),
                     kSkip = mark("Skip this step"), kAgain = mark("Start this step again"),
                     kLeave = mark("Leave the lesson"), kTwoLines = mark("Two lines"),
                     kCannae = mark("Cannae"),
                     kEnough = mark("You know enough to play. Here are two battles:");

// Undoes everything after the last finished task.
void take_back(Battle& battle) {
    const std::size_t keep = battle.lesson->commands_that_count();
    while (battle.game.steps() > keep && battle.game.can_undo() != BattleGame::Undo::Impossible)
        battle.game.undo();
    battle.pointing.follow(battle.match(), battle.game.version());
    battle.look_as_player();
}

void way_on(Battle& battle, words::Key label) {
    const Lesson& lesson = *battle.lesson;
    if (label == kTakeBack) take_back(battle);
    if (label == kNext || label == kSkip) battle.app.learn(lesson.number() + 1);
    if (label == kAgain) battle.app.learn(lesson.number());
    if (label == kLeave) battle.app.go("title");
    if (label == kTwoLines) battle.app.choose("two-lines");
    if (label == kCannae) battle.app.choose("cannae");
}

// The buttons to highlight: what is best done now.
std::vector<words::Key> accents(const Lesson& lesson) {
    if (lesson.astray()) return {kTakeBack};
    if (!lesson.done()) return {};
    return lesson.is_last() ? std::vector{kTwoLines, kCannae} : std::vector{kNext};
}

std::vector<words::Key> quiet_ways(const Lesson& lesson) {
    if (lesson.done() || lesson.is_last()) return {kAgain, kLeave};
    return {kSkip, kAgain, kLeave};
}

void draw_words(Battle& battle) {
    const Lesson& lesson = *battle.lesson;
    if (lesson.astray()) return battle.ui.text(known(lesson.task().instead), {.colour = palette::kAccent});
    battle.ui.text(known(lesson.done() ? lesson.step().done : lesson.task().say));
}

// Side by side; a button that does not fit goes on the next line.
void draw_quiet_ways(Battle& battle, double x, double y) {
    ui::Ui& ui = battle.ui;
    const Rect room = ui.rest();
    const double high = ui.line_height(Type::Small) + ui.px(4);
    for (const words::Key label : quiet_ways(*battle.lesson)) {
        const double width = ui.text_width(label, Type::Small) + 2;
        if (x > room.x0 && x + width > room.x1) {
            x = room.x0;
            y += high;
        }
        if (link(ui, label, {x, y})) way_on(battle, label);
        x += width + ui.px(20);
    }
    ui.take(y + high - room.y0);
}

int number_of(const Lesson& lesson) { return static_cast<int>(lesson.number()) + 1; }
int steps_of(const Lesson& lesson) { return static_cast<int>(lesson.steps()); }

void draw_column(Battle& battle) {
    ui::Ui& ui = battle.ui;
    const Lesson& lesson = *battle.lesson;
    ui.heading(say("{1} of {2}: {3}", number_of(lesson), steps_of(lesson), known(lesson.step().title)));
    draw_words(battle);
    const std::vector<words::Key> best = accents(lesson);
    if (lesson.done() && lesson.is_last()) ui.text(kEnough, {.type = Type::Strong});
    if (best.size() > 1) ui.row(std::vector<double>(best.size(), 1));
    for (const words::Key label : best)
        if (ui.button(label, Look::Accent)) way_on(battle, label);
    ui.space(4);
    draw_quiet_ways(battle, ui.rest().x0, ui.rest().y0);
}

// Words above, all buttons side by side below.
void draw_strip(Battle& battle) {
    ui::Ui& ui = battle.ui;
    const Lesson& lesson = *battle.lesson;
    const Rect room = ui.rest();
    if (lesson.done() && lesson.is_last())
        ui.text(kEnough, {.type = Type::Strong});
    else
        draw_words(battle);
    const double y = ui.rest().y0 + ui.px(2), high = ui.px(36);
    const Phrase count = say("{1} of {2}", number_of(lesson), steps_of(lesson));
    double x = room.x0 + ui.text_width(count, Type::Small) + ui.px(22);
    ui.place({room.x0, y, x, y + high});
    ui.text(count, {.type = Type::Small, .colour = palette::kAccent});
    for (const words::Key label : accents(lesson)) {
        const double width = ui.text_width(label, Type::Body) + ui.px(28);
        ui.place({x, y, x + width, y + high});
        if (ui.button(label, Look::Accent)) way_on(battle, label);
        x += width + ui.px(14);
    }
    draw_quiet_ways(battle, x, y + (high - ui.line_height(Type::Small)) / 2);
}

}  // namespace

double lesson_strip_height(const ui::Ui& ui) {
    return ui.px(48) + 2 * ui.line_height(Type::Body) + ui.px(8) + ui.px(46);
}

double draw_lesson_slip(Battle& battle, double top) {
    battle.lesson->follow(battle.game, battle.pointing.selected());
    ui::Ui& ui = battle.ui;
    const Layout layout = layout_of(battle);
    if (!layout.narrow) {
        const Rect rect = ui.slip("lesson", {layout.slips.x0, top}, layout.slips.width(),
                                  layout.slips.y1 - top, [&] { draw_column(battle); });
        return rect.y1 + ui.px(16);
    }
    const double margin = ui.px(10), foot = ui.height() - margin;
    ui.slip("lesson", {margin, foot - lesson_strip_height(ui), ui.width() - margin, foot},
            [&] { draw_strip(battle); });
    return top;
}

}  // namespace screens

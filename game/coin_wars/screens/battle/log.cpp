// The log: one line for each command's result, newest first. Its coins light up under the pointer, and a click goes
// back to that moment.

#include <algorithm>
#include <array>
#include <utility>

#include "engine/ui/panel_start.h"
#include "game/coin_wars/screens/battle/view.h"

namespace screens {

namespace {

constexpr double kLineWide = 17, kFoldWide = 1;  // shares of the slip's width

void draw_turn(ui::Ui& ui, int turn) {
    const Phrase words = turn == 0 ? say("BEFORE THE BATTLE") : say("ROUND {1}", turn);
    const Rect rect = ui.take(ui.line_height(Type::Small));
    const double width = ui.text_width(words, Type::Small);
    ui.place({rect.x0, rect.y0, rect.x0 + width + 2, rect.y1});
    ui.remark(words);
    const double y = rect.center().y;
    ui.paint().line({rect.x0 + width + ui.px(10), y}, {rect.x1, y}, palette::kInk.faded(0.28), 1);
}

// The button at the end of a line that shows or hides its calculation. True if it shows it from now on.
bool draw_fold(ui::Ui& ui, LogPanel& log, const LogLine& line) {
    const bool open = log.sums.count(line.step) > 0;
    const Rect rect = ui.take(ui.line_height(Type::Body));
    if (line.told.sums.empty()) return false;
    const bool pressed = ui.area(open ? say("less") : say("Show the sum"), rect);
    const Vec2 at = rect.center();
    const double r = ui.px(4);
    const Vec2 tip = open ? Vec2{0, r} : Vec2{r, 0}, side = open ? Vec2{r, -r / 2} : Vec2{-r / 2, r};
    const std::array<Vec2, 3> chevron{at + side, at + tip, at + (open ? Vec2{-side.x, side.y} : Vec2{side.x, -side.y})};
    const bool lit = ui.hovered() || ui.focused();
    ui.paint().path(chevron, lit ? palette::kAccent : palette::kSoft, std::max(1.0, ui.px(1.6)));
    if (pressed && open) log.sums.erase(line.step);
    if (pressed && !open) log.sums.insert(line.step);
    return pressed && !open;
}

// newest: the last line; back: the battle can go back to it.
struct Leads {
    bool newest, back;
};
// Draws a line of the log. True if it was pressed, to go back to it.
bool draw_line(ui::Ui& ui, LogPanel& log, const LogLine& line, Leads leads) {
    const ui::Sign sign = line.told.side ? sign_of(*line.told.side) : ui::Sign::None;
    const double from = ui.rest().y0;
    ui.row({kLineWide, kFoldWide});
    const bool pressed = ui.entry(line.told.text, line.told.detail, sign, leads.newest, leads.back);
    if (ui.hovered() || ui.focused()) log.lit = line.told.coins;
    const bool unfolds = draw_fold(ui, log, line);
    if (log.sums.count(line.step) == 0) return pressed;
    for (const Phrase& sum : line.told.sums) ui.text(sum, {.type = Type::Small, .colour = palette::kInk});
    if (unfolds) ui::scroll_to_show(ui, from, ui.rest().y0);
    return pressed;
}

// True if a scrolled log must return to its newest line: after a player's own action, an undo, or the end of a turn.
bool brings_news(const Battle& battle, LogPanel& log, std::size_t shown) {
    const profile::Autosave::Turn turn = profile::Autosave::turn_of(battle.game.shown_match());
    const std::size_t before = std::exchange(log.steps, shown);
    const bool turned = std::exchange(log.turn, turn) != turn;
    return turned || shown < before || (shown > before && !battle.waits());
}

// Then no line tells of what comes before the first turn.
bool begins_with_play(const Battle& battle) { return battle.game.before(0).phase == cw::Phase::Play; }

// How many steps the line that was pressed would leave.
std::optional<std::size_t> draw_lines(const Battle& battle, LogPanel& log) {
    ui::Ui& ui = battle.ui;
    const auto& story = battle.game.story();
    const Rect head = ui.take(ui.line_height(Type::Heading));
    ui.place({head.x0, head.y0, head.x0 + head.width() * 0.4, head.y1});
    ui.heading(say("Log"));
    const Rect hint{head.x0 + head.width() * 0.4, head.y0 + ui.px(4), head.x1, head.y1};
    const Phrase words = say("click a line to go back");
    if (ui.text_width(words, Type::Small) <= hint.width()) {
        ui.place(hint);
        ui.text(words, {Type::Small, palette::kSoft, ui::Align::Right});
    }
    std::optional<std::size_t> back;
    int turn = -1;
    // Lines wait for the animation: a tossed coin lands, dice roll, a coin falls.
    const std::size_t shown = battle.game.shown_steps();
    if (brings_news(battle, log, shown)) ui::scroll_to_top(ui);
    const auto told =
        static_cast<std::size_t>(std::ranges::count_if(story, [&](const LogLine& line) { return line.step < shown; }));
    for (std::size_t i = told; i-- > 0;) {
        const LogLine& line = story[i];
        if (covers(battle, line)) continue;
        if (line.told.turn != turn) draw_turn(ui, turn = line.told.turn);
        const bool possible = battle.game.can_leave_only(line.step + 1) != BattleGame::Undo::Impossible;
        if (draw_line(ui, log, line, {i + 1 == told, possible})) back = line.step + 1;
    }
    if (begins_with_play(battle) && told > 0) {
        const bool possible = battle.game.can_leave_only(0) != BattleGame::Undo::Impossible;
        if (ui.entry(say("The battle begins"), {}, ui::Sign::None, false, possible)) back = 0;
    }
    if (story.empty()) ui.caption(say("Nothing has happened yet."));
    return back;
}

}  // namespace

void draw_log(Battle& battle, double top, double bottom) {
    const Layout layout = layout_of(battle);
    ui::Ui& ui = battle.ui;
    battle.log.lit.clear();
    if (layout.narrow && !battle.log.open) return;
    const double room = bottom - top;
    if (room < ui.px(150)) return;
    ui.side_panel("log", {layout.side_panels.x0, top, layout.side_panels.x1, bottom}, [&] {
        if (const auto back = draw_lines(battle, battle.log)) battle.leave_only(*back);
    });
}

}  // namespace screens

// The log: one line for what each command brought about, the newest first; its coins light up under the
// pointer, and a click goes back to that moment.

#include <algorithm>

#include "game/coin_wars/screens/battle/view.h"

namespace screens {

namespace {

void draw_turn(ui::Ui& ui, int turn) {
    const Phrase words = turn == 0 ? say("BEFORE THE BATTLE") : say("TURN {1}", turn);
    const Rect rect = ui.take(ui.line_height(Type::Small));
    const double width = ui.text_width(words, Type::Small);
    ui.place({rect.x0, rect.y0, rect.x0 + width + 2, rect.y1});
    ui.remark(words);
    const double y = rect.center().y;
    ui.paint().line({rect.x0 + width + ui.px(10), y}, {rect.x1, y}, palette::kInk.faded(0.28), 1);
}

// A line that shows or hides the arithmetic of the entry above it.
void draw_sums(Battle& battle, const LogLine& line) {
    if (line.told.sums.empty()) return;
    ui::Ui& ui = battle.ui;
    const bool open = battle.log.sums.count(line.step) > 0;
    const Phrase label = open ? say("less") : say("the sum");
    const Rect rect = ui.take(ui.line_height(Type::Small));
    const Rect words{rect.x0 + ui.px(20), rect.y0, rect.x0 + ui.px(24) + ui.text_width(label, Type::Small), rect.y1};
    const bool pressed = ui.area(label, words);
    ui.paint().print({words.x0 + ui.px(2), words.y0}, label, Type::Small,
                     ui.hovered() ? palette::kAccent : palette::kSoft);
    ui.paint().line({words.x0 + ui.px(2), words.y1 - 1}, {words.x1 - ui.px(2), words.y1 - 1}, palette::kSoft.faded(0.4),
                    1);
    if (pressed && open) battle.log.sums.erase(line.step);
    if (pressed && !open) battle.log.sums.insert(line.step);
    if (!open) return;
    for (const Phrase& sum : line.told.sums) ui.text(sum, {.type = Type::Small, .colour = palette::kInk});
}

void draw_lines(Battle& battle) {
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
    // Nothing is said before it is seen: a tossed coin lands, dice roll, a coin falls.
    const std::size_t shown = battle.game.shown_steps();
    const auto told =
        static_cast<std::size_t>(std::ranges::count_if(story, [&](const LogLine& line) { return line.step < shown; }));
    for (std::size_t i = told; i-- > 0;) {
        const LogLine& line = story[i];
        if (covers(battle, line)) continue;
        if (line.told.turn != turn) draw_turn(ui, turn = line.told.turn);
        const bool possible = battle.game.can_go_back_to(line.step) != BattleGame::Undo::Impossible;
        const ui::Sign sign = line.told.side ? sign_of(*line.told.side) : ui::Sign::None;
        if (ui.entry(line.told.text, line.told.detail, sign, i + 1 == told, possible)) back = line.step;
        if (ui.hovered() || ui.focused()) battle.log.lit = line.told.coins;
        draw_sums(battle, line);
    }
    if (story.empty()) ui.caption(say("Nothing has happened yet."));
    if (back) battle.go_back_to(*back);
}

}  // namespace

void draw_log(Battle& battle, double top) {
    const Layout layout = layout_of(battle);
    ui::Ui& ui = battle.ui;
    battle.log.lit.clear();
    if (layout.narrow && !battle.log.open) return;
    const double room = layout.slips.y1 - top;
    if (room < ui.px(150)) return;
    ui.slip("log", {layout.slips.x0, top, layout.slips.x1, layout.slips.y1}, [&] { draw_lines(battle); });
}

}  // namespace screens

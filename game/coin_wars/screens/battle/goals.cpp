// The goals in a band under the top bar: how far each side is, the turn, and who would win if it ended now. It
// waits for what the table still shows. Pressed, it tells more. Below them stand tags: what this battle plays by that the
// book does not; pressed, each opens its rule.

#include "game/coin_wars/rules/agreement.h"
#include "game/coin_wars/rules/victory_tally.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/screens/common/battle_about.h"
#include "game/coin_wars/screens/common/battle_start.h"

namespace screens {

namespace {

constexpr double kMargin = 14, kAbove = 5, kSign = 20;        // points
constexpr std::array<double, 3> kShares{0.385, 0.385, 0.23};  // of the band's width: the sides, the turn

double width_of(const ui::Ui& ui, std::size_t cell) {
    return ui.width() * kShares[cell] - ui.px(kMargin) - ui.px(cell < 2 ? kSign : kMargin);
}

// A count begins a new line rather than to be broken, unless it is longer than a line. The dot between two of them never
// ends a line.
Phrase packed(const ui::Ui& ui, const std::vector<Phrase>& counts, double width) {
    const auto fits = [&](const Phrase& words) { return ui.text_width(words, Type::Small) <= width; };
    Phrase lines, line;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const Phrase& count = counts[i];
        const Phrase longer = line.empty() ? count : line + plain(" \u00b7\u00a0") + count;
        const bool beside = line.empty() || fits(longer) || !fits(count);
        if (!beside) lines = lines + line + plain("\n");
        line = beside ? longer : count;
    }
    return lines + line;
}

// What a cell says, and the same as it is printed.
struct Cell {
    Phrase words, print;
};
std::array<Cell, 3> cells_of(const ui::Ui& ui, const cw::Tally& tally) {
    std::array<Cell, 3> cells;
    for (std::size_t i = 0; i < 2; ++i) {
        const cw::GoalTally& goal = tally.sides[i];
        const std::vector<Phrase> counts = goal.counts.empty() ? std::vector{goal.goal} : goal.counts;
        cells[i] = {joined(counts, plain(" \u00b7 ")), packed(ui, counts, width_of(ui, i))};
    }
    const Phrase turn = joined({tally.turn, tally.now}, plain("\n"));
    cells[2] = {turn, turn};
    return cells;
}

constexpr double kTagPad = 7, kTagGap = 6, kTagHigh = 3;  // points

double tag_height(const ui::Ui& ui) { return ui.line_height(Type::Small) + ui.px(2 * kTagHigh); }

double tags_height(const Battle& battle) {
    if (cw::tags_of(*battle.match().scenario).empty()) return 0;
    return tag_height(battle.ui) + battle.ui.px(kAbove);
}

double width_of_tag(const ui::Ui& ui, const Phrase& words) {
    return std::round(ui.text_width(words, Type::Small) + 2 * ui.px(kTagPad));
}

// As many as have room, with what is left for the button that tells the rest.
std::size_t tags_with_room(const ui::Ui& ui, const std::vector<cw::TableTag>& tags) {
    const double gap = ui.px(kTagGap);
    const double most = ui.width() - 2 * ui.px(kMargin);
    const double more = width_of_tag(ui, say("{1} more", static_cast<int>(tags.size())));
    double all = -gap;
    for (const cw::TableTag& tag : tags) all += width_of_tag(ui, tag.words) + gap;
    if (all <= most) return tags.size();
    std::size_t count = 0;
    for (double x = more; count < tags.size(); ++count) {
        x += width_of_tag(ui, tags[count].words) + gap;
        if (x > most) break;
    }
    return count;
}

bool draw_tag(ui::Ui& ui, const Phrase& words, Vec2& at) {
    const Rect rect = ui::sized(at, width_of_tag(ui, words), tag_height(ui));
    const bool pressed = ui.area(words, rect);
    const bool lit = ui.hovered() || ui.focused();
    ui.paint().fill(rect, lit ? palette::kAccent : palette::kBrassDark.faded(0.55), ui.px(4));
    ui.paint().frame(rect, palette::kBrass.faded(0.7), std::max(1.0, ui.px(1)), ui.px(4));
    ui.paint().print({rect.x0 + ui.px(kTagPad), rect.y0 + ui.px(kTagHigh)}, words, Type::Small, palette::kCream);
    at.x = rect.x1 + ui.px(kTagGap);
    return pressed;
}

void draw_table_tags(Battle& battle, double top) {
    ui::Ui& ui = battle.ui;
    const std::vector<cw::TableTag> tags = cw::tags_of(*battle.match().scenario);
    const std::size_t shown = tags_with_room(ui, tags);
    Vec2 at{ui.px(kMargin), top};
    for (std::size_t i = 0; i < shown; ++i)
        if (draw_tag(ui, tags[i].words, at)) battle.app.help(std::string(tags[i].rule));
    if (shown == tags.size()) return;
    if (draw_tag(ui, say("{1} more", static_cast<int>(tags.size() - shown)), at)) battle.tell_about();
}

double cells_height(const Battle& battle) {
    const ui::Ui& ui = battle.ui;
    const auto cells = cells_of(ui, cw::tally_of(battle.game.shown_match()));
    double height = 0;
    for (std::size_t i = 0; i < cells.size(); ++i)
        height = std::max(height, ui.text_height(cells[i].print, Type::Small, width_of(ui, i)));
    return std::round(height + 2 * ui.px(kAbove));
}

}  // namespace

double goals_height(const Battle& battle) {
    if (battle.match().phase < cw::Phase::Deploy || battle.exercise.lesson) return 0;
    return cells_height(battle) + tags_height(battle);
}

void draw_goals(Battle& battle) {
    ui::Ui& ui = battle.ui;
    const Rect rect = ui::sized({0, ui.rail_height()}, ui.width(), goals_height(battle));
    if (rect.height() <= 0) return;
    const auto cells = cells_of(ui, cw::tally_of(battle.game.shown_match()));
    ui.bare("goals", rect, [&] {
        const Rect told{rect.x0, rect.y0, rect.x1, rect.y1 - tags_height(battle)};
        const bool pressed = ui.area(say("Goals"), told);
        const ui::Painter paint = ui.paint();
        paint.fill(rect, palette::kWalnut.faded(ui.hovered() || ui.focused() ? 1 : 0.93));
        paint.line({rect.x0, rect.y1}, {rect.x1, rect.y1}, palette::kBrassDark.faded(0.8), ui.px(1));
        double x = rect.x0 + ui.px(kMargin);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const double indent = i < 2 ? ui.px(kSign) : 0, wide = width_of(ui, i);
            const double middle = rect.y0 + ui.px(kAbove) + ui.line_height(Type::Small) / 2;
            if (i < 2) paint.sign({x + ui.px(6), middle}, ui.px(6), sign_of(static_cast<cw::Side>(i)));
            const Rect print{x + indent, rect.y0 + ui.px(kAbove), x + indent + wide, told.y1 - ui.px(kAbove)};
            paint.print_lines(print, cells[i].print, Type::Small, palette::kCream);
            ui.explain(cells[i].words, print, Type::Small);
            x += rect.width() * kShares[i];
        }
        draw_table_tags(battle, told.y1);
        if (pressed) battle.tell_about();
    });
}

void Battle::tell_about() {
    const SetUp& set_up = game.set_up();
    BattleAbout about{.scenario = match().scenario, .tally = cw::tally_of(game.shown_match())};
    about.swapped = set_up.swapped;
    if (auto found = named_battle(app.library(), set_up.battle)) about.pages = std::move(*found);
    app.tell_about(about);
}

}  // namespace screens

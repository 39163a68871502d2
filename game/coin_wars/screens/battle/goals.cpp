// The band of goals under the top bar: how far each side is, the round, and who would win if the battle ended now. It
// waits for animations on the table. If the lines do not fit, they are shortened; the full text appears under the
// pointer or with the keyboard's focus, and is read aloud. Pressing a goal shows more. Tags below the shorter side's
// goals: the rules of this battle that differ from the book; pressing one opens its rule.

#include <algorithm>

#include "game/coin_wars/rules/agreement.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/victory_tally.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/screens/common/battle_about.h"
#include "game/coin_wars/screens/common/battle_start.h"
#include "game/coin_wars/screens/common/screens.h"

namespace screens {

namespace {

constexpr double kMargin = 14, kAbove = 5, kSign = 20;        // points
constexpr std::array<double, 3> kShares{0.385, 0.385, 0.23};  // of the band's width: the sides, the turn

double width_of(const ui::Ui& ui, std::size_t cell) {
    return ui.width() * kShares[cell] - ui.px(kMargin) - ui.px(cell < 2 ? kSign : kMargin);
}

// Starts a new line rather than breaking a count, unless the count is longer than a line. A separating dot never ends a
// line.
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

double height_of(const ui::Ui& ui, const Phrase& print, std::size_t cell) {
    return ui.text_height(print, Type::Small, width_of(ui, cell));
}

// As high as the goals may be in few words and no more.
double max_height(const ui::Ui& ui) {
    constexpr double kLines = 2, kShare = 0.09;  // at least; of the window
    return std::max(kLines * ui.line_height(Type::Small), kShare * ui.height()) + 1;
}

// As many of them as have room, and how many there are besides.
Phrase packed_short(const ui::Ui& ui, std::vector<Phrase> shorts, std::size_t cell) {
    const int all = static_cast<int>(shorts.size());
    Phrase print = packed(ui, shorts, width_of(ui, cell));
    while (shorts.size() > 1 && height_of(ui, print, cell) > max_height(ui)) {
        shorts.pop_back();
        std::vector<Phrase> shown = shorts;
        shown.push_back(say("{1} more", all - static_cast<int>(shorts.size())));
        print = packed(ui, shown, width_of(ui, cell));
    }
    return print;
}

// A cell's text, and the same as printed.
struct Cell {
    Phrase words, print;
    bool whole = true;
};
enum class GoalsAnnounced { Whole, InShort };
std::array<Cell, 3> cells_of(const ui::Ui& ui, const cw::Tally& tally, GoalsAnnounced told) {
    std::array<Cell, 3> cells;
    const auto is_long = [&](std::size_t i) {
        return told == GoalsAnnounced::InShort && height_of(ui, cells[i].print, i) > max_height(ui);
    };
    for (std::size_t i = 0; i < 2; ++i) {
        const cw::GoalTally& goal = tally.sides[i];
        const std::vector<Phrase> counts = goal.counts.empty() ? std::vector{goal.goal} : goal.counts;
        cells[i] = {joined(counts, plain(" \u00b7 ")), packed(ui, counts, width_of(ui, i))};
        if (is_long(i) && !goal.shorts.empty()) cells[i] = {cells[i].words, packed_short(ui, goal.shorts, i), false};
    }
    const Phrase turn = joined({tally.turn, tally.now}, plain("\n"));
    cells[2] = {turn, turn};
    if (is_long(2)) cells[2] = {turn, tally.turn, false};
    return cells;
}

constexpr double kTagPad = 7, kTagGap = 6, kTagHigh = 3;  // points

double tag_height(const ui::Ui& ui) { return ui.line_height(Type::Small) + ui.px(2 * kTagHigh); }

// All in pixels from the band's upper left corner.
struct Band {
    std::array<Cell, 3> cells;
    double height = 0;
    std::size_t above_tags = 0;  // the first cell with tags below it; they end where the turn's cell begins
    double tags = 0;             // top of the tags; 0: none
};

double left_of(const ui::Ui& ui, std::size_t cell) {
    double x = ui.px(kMargin);
    for (std::size_t i = 0; i < cell; ++i) x += ui.width() * kShares[i];
    return x;
}

Band band_of(const Battle& battle, GoalsAnnounced told) {
    const ui::Ui& ui = battle.ui;
    Band band{.cells = cells_of(ui, cw::tally_of(battle.game.shown_match()), told)};
    std::array<double, 3> heights{};
    for (std::size_t i = 0; i < heights.size(); ++i)
        heights[i] = std::round(height_of(ui, band.cells[i].print, i) + 2 * ui.px(kAbove));
    const double words = std::ranges::max(heights);
    band.height = words;
    if (cw::tags_of(*battle.match().scenario).empty()) return band;
    for (const std::size_t cell : {0U, 1U}) {
        const double top = cell == 0 ? std::max(heights[0], heights[1]) : heights[1];
        const double height = std::max(words, std::round(top + tag_height(ui) + ui.px(kAbove)));
        if (cell > 0 && height >= band.height) continue;
        band.height = height;
        band.above_tags = cell;
        band.tags = top;
    }
    return band;
}

double width_of_tag(const ui::Ui& ui, const Phrase& words) {
    return std::round(ui.text_width(words, Type::Small) + 2 * ui.px(kTagPad));
}

// Returns how many fit beside the button that shows the rest.
std::size_t tags_with_room(const ui::Ui& ui, const std::vector<cw::TableTag>& tags, double max) {
    const double gap = ui.px(kTagGap);
    const double more = width_of_tag(ui, say("{1} more", static_cast<int>(tags.size())));
    double all = -gap;
    for (const cw::TableTag& tag : tags) all += width_of_tag(ui, tag.words) + gap;
    if (all <= max) return tags.size();
    std::size_t count = 0;
    for (double x = more; count < tags.size(); ++count) {
        x += width_of_tag(ui, tags[count].words) + gap;
        if (x > max) break;
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

void draw_table_tags(const Battle& battle, Vec2 at) {
    ui::Ui& ui = battle.ui;
    const std::vector<cw::TableTag> tags = cw::tags_of(*battle.match().scenario);
    const std::size_t shown = tags_with_room(ui, tags, left_of(ui, 2) - ui.px(kMargin) - at.x);
    for (std::size_t i = 0; i < shown; ++i)
        if (draw_tag(ui, tags[i].words, at)) battle.app.help(std::string(tags[i].rule));
    if (shown == tags.size()) return;
    if (draw_tag(ui, say("{1} more", static_cast<int>(tags.size() - shown)), at)) battle.tell_about();
}

// Shortens the band's pressable area so that it does not overlap the tags.
Rect area_to_press(const ui::Ui& ui, const Band& band, const Rect& rect) {
    if (band.tags == 0) return rect;
    const double end = rect.x0 - ui.px(kMargin);
    if (band.above_tags == 0) return {rect.x0, rect.y0, end + left_of(ui, 2), rect.y0 + band.tags};
    return {rect.x0, rect.y0, end + left_of(ui, 1), rect.y1};
}

// Strikes out the name of a coin while its fall is shown; `gone` is how far it has fallen.
void strike_out(ui::Ui& ui, const Phrase& fallen, double gone, const Phrase& words, const Rect& print) {
    const std::string name = ui.translated(fallen), text = ui.translated(words);
    const std::size_t at = text.find(name);
    if (name.empty() || at == std::string::npos) return;
    const std::size_t begins = text.rfind('\n', at) + 1;  // npos + 1 is 0
    const auto lines = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    const double line = ui.line_height(Type::Small), wide = ui.text_width(plain(name), Type::Small);
    const double x = print.x0 + ui.text_width(plain(text.substr(begins, at - begins)), Type::Small),
                 y = std::round(print.y0 + (static_cast<double>(lines) + 0.55) * line);
    ui.paint().line({x, y}, {x + wide * std::min(1.0, gone * 2), y}, palette::kAccent, ui.px(3));
}

enum class GoalMarks { ReadAloud, None };
void draw_cells(ui::Ui& ui, const BattleGame& game, const Band& band, const Rect& rect, GoalMarks marks) {
    const ui::Painter paint = ui.paint();
    const double top = rect.y0 + ui.px(kAbove);
    for (std::size_t i = 0; i < band.cells.size(); ++i) {
        const double x = rect.x0 + left_of(ui, i), indent = i < 2 ? ui.px(kSign) : 0;
        const bool tags_below = band.tags > 0 && i >= band.above_tags && i < 2;
        if (i < 2) {
            const Vec2 sign{x + ui.px(6), top + ui.line_height(Type::Small) / 2};
            paint.sign(sign, ui.px(6), sign_of(static_cast<cw::Side>(i)));
        }
        const double end = (tags_below ? rect.y0 + band.tags : rect.y1) - ui.px(kAbove);
        const Rect print{x + indent, top, x + indent + width_of(ui, i), end};
        paint.print_lines(print, band.cells[i].print, Type::Small, palette::kCream);
        if (marks == GoalMarks::ReadAloud) ui.explain(band.cells[i].words, band.cells[i].print, print, Type::Small);
        for (const table::Falling& falling : game.stage().falling())
            if (game.stage().solemn())
                strike_out(ui, cw::name_of(game.scenario(), falling.coin), falling.gone, band.cells[i].print, print);
    }
}

void lay_band(ui::Ui& ui, const Rect& rect, double opacity) {
    const ui::Painter paint = ui.paint();
    paint.fill(rect, palette::kWalnut.faded(opacity));
    paint.line({rect.x0, rect.y1}, {rect.x1, rect.y1}, palette::kBrassDark.faded(0.8), ui.px(1));
}

}  // namespace

double goals_height(const Battle& battle) {
    if (battle.match().phase < cw::Phase::Deploy || battle.exercise.lesson) return 0;
    return band_of(battle, GoalsAnnounced::InShort).height;
}

bool draw_goals(const Battle& battle) {
    ui::Ui& ui = battle.ui;
    const Rect rect = ui::sized({0, ui.top_bar_height()}, ui.width(), goals_height(battle));
    if (rect.height() <= 0) return false;
    const Band band = band_of(battle, GoalsAnnounced::InShort);
    bool asked = false;
    ui.overlay("goals", rect, [&] {
        const bool pressed = ui.area(say("Goals"), area_to_press(ui, band, rect));
        asked = ui.hovered() || ui.focused();
        lay_band(ui, rect, asked ? 1 : 0.93);
        draw_cells(ui, battle.game, band, rect, GoalMarks::ReadAloud);
        const double indent = band.above_tags == 0 ? 0 : ui.px(kSign);
        if (band.tags > 0)
            draw_table_tags(battle, {rect.x0 + left_of(ui, band.above_tags) + indent, rect.y0 + band.tags});
        if (pressed) battle.tell_about();
    });
    return asked && !std::ranges::all_of(band.cells, &Cell::whole);
}

void draw_whole_goals(const Battle& battle) {
    ui::Ui& ui = battle.ui;
    Band band = band_of(battle, GoalsAnnounced::Whole);
    band.tags = 0;
    double high = 0;
    for (std::size_t i = 0; i < band.cells.size(); ++i)
        high = std::max(high, height_of(ui, band.cells[i].print, i) + 2 * ui.px(kAbove));
    const Rect rect = ui::sized({0, ui.top_bar_height() + goals_height(battle)}, ui.width(), std::round(high));
    ui.overlay("whole goals", rect, [&] {
        lay_band(ui, rect, 1);
        draw_cells(ui, battle.game, band, rect, GoalMarks::None);
    });
}

void Battle::tell_about() const {
    const profile::SetUp& set_up = game.set_up();
    BattleAbout about{.scenario = match().scenario, .tally = cw::tally_of(game.shown_match())};
    about.swapped = set_up.swapped;
    if (auto found = named_battle(app.library(), set_up.battle)) about.pages = std::move(*found);
    open_about(app, about);
}

}  // namespace screens

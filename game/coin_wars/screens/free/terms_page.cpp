// The terms of a free battle, beside a preview of the table: players, table size, budget, coins, length.

#include <algorithm>
#include <cmath>

#include "engine/core/lists.h"
#include "engine/ui/even_rows.h"
#include "game/coin_wars/screens/common/seats.h"
#include "game/coin_wars/screens/free/free_battle.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

using Asked = TermsPage::Asked;

struct TableSize {
    int width, height;
};
constexpr TableSize kTables[] = {{24, 18}, {36, 24}, {48, 30}, {72, 48}};
constexpr int kMoney[] = {100, 250, 500, 1000};  // cents or points
constexpr int kRounds[] = {0, 8, 12, 20};
constexpr double kWide = 430, kNarrow = 330;  // points, the slip's

// The current option is lit, and comes last if it is not among them. Returns another one that was pressed.
template <class Value, class Say>
std::optional<Value> draw_options(ui::Ui& ui, const Phrase& caption, std::vector<Value> options, const Value& now,
                                  const Say& in_words) {
    ui.caption(caption);
    if (!core::contains(options, now)) options.push_back(now);
    std::vector<Phrase> labels;
    for (const Value& option : options) labels.push_back(in_words(option));
    ui::even_rows(ui, ui::RowOf::Buttons, labels);
    std::optional<Value> pressed;
    for (std::size_t i = 0; i < options.size(); ++i) {
        ui.in_row_of(caption);
        const bool holds = options[i] == now;
        if (ui.button(labels[i], holds ? Look::Chosen : Look::Plain) && !holds) pressed = options[i];
    }
    return pressed;
}

Phrase size_in_words(const std::pair<int, int>& size) {
    return plain(std::to_string(size.first) + " \u00d7 " + std::to_string(size.second));
}

void draw_sizes(Free& free) {
    battles::Terms& terms = free.terms;
    std::vector<std::pair<int, int>> sizes;
    for (const TableSize& table : kTables) sizes.emplace_back(table.width, table.height);
    const std::pair now{static_cast<int>(terms.width), static_cast<int>(terms.height)};
    if (const auto size = draw_options(free.ui, say("The table"), sizes, now, size_in_words)) {
        terms.width = size->first;
        terms.height = size->second;
        terms.zone = std::floor(terms.height / 3);
    }
    if (free.ui.button(say("Place ground"))) free.stage = Stage::Ground;
}

void draw_cost(Free& free) {
    ui::Ui& ui = free.ui;
    auto& budget = free.terms.free.budget;
    const Phrase caption = say("What may a force cost?");
    if (!budget) {
        ui.caption(caption);
        return ui.remark(say("Each player takes whatever they like; both agree on that."));
    }
    const bool points = budget->by == cw::Price::Points;
    const auto in_words = [&](int amount) {
        return points ? say("{1} points", amount) : battles::in_money(free.sets, free.terms.sets, amount);
    };
    const auto now = static_cast<int>(std::lround(budget->max));
    if (const auto amount = draw_options(ui, caption, std::vector(std::begin(kMoney), std::end(kMoney)), now, in_words))
        budget->max = *amount;
}

void draw_rounds(Free& free) {
    const auto in_words = [](int rounds) {
        return rounds == 0 ? say("To the end") : say_many(rounds, "{1} round", "{1} rounds");
    };
    if (const auto rounds = draw_options(free.ui, say("How long?"), std::vector(std::begin(kRounds), std::end(kRounds)),
                                         free.terms.turns, in_words))
        free.terms.turns = *rounds;
}

Phrase sets_in_words(const Free& free) {
    std::vector<Phrase> names;
    for (const battles::CoinSet& set : free.sets)
        if (core::contains(free.terms.sets, set.name)) names.push_back(known(set.title));
    return joined(names, rules::comma());
}

// Draws a row with the current value that opens a dialog to change it.
void draw_row(ui::Ui& ui, const Phrase& caption, const Phrase& now, Asked& asked, Asked opens) {
    ui.caption(caption);
    ui.row({1});
    ui.in_row_of(caption);
    if (ui.button(now)) asked = opens;
}

// Summarizes the other terms in a line.
Phrase others_in_words(const battles::Terms& terms) {
    return joined(
        {terms.tournament ? say("Tournament") : say("Kitchen table"), terms.hidden ? say("Hidden") : say("In turn"),
         terms.clock ? say("A clock for each player") : say("No clock"),
         terms.battles > 1 ? say("Best of {1}", terms.battles) : say("One battle")},
        plain(" \u00b7 "));
}

void draw_waiting_series(Free& free) {
    if (!free.series) return;
    ui::Ui& ui = free.ui;
    const auto [first, second] = free.series->wins();
    ui.caption(say("A SERIES IS UNDER WAY"));
    ui.text(say("{1} {2} : {3} {4}", free.display_name(0), first, second, free.display_name(1)),
            {.type = Type::Strong});
    if (ui.button(say("Continue the series"))) free.to_series();
    if (free.terms.battles > 1) ui.remark(say("A new series would replace it."));
    ui.rule();
}

void draw_choices(Free& free) {
    ui::Ui& ui = free.ui;
    if (!free.notice.empty()) ui.text(free.notice, {.colour = palette::kAccent});
    draw_waiting_series(free);
    draw_row(ui, say("Who plays?"), players_of(free.players, free.bots), free.page.asked, Asked::Players);
    draw_sizes(free);
    draw_cost(free);
    draw_row(ui, say("Which coins are on sale?"), sets_in_words(free), free.page.asked, Asked::Sets);
    draw_rounds(free);
    ui.rule();
    ui.row({1, 1});
    if (ui.button(say("More choices"))) free.stage = Stage::MoreTerms;
    if (ui.button(say("Invite another player"))) free.invite();
    ui.remark(others_in_words(free.terms));
}

// Draws a person's name, or how the bot plays.
void draw_player(Free& free, const Phrase& label, std::size_t who) {
    const Phrase about = about_player(free.bots[who]);
    if (about.empty())
        free.ui.input_text(label, free.players[who]);
    else
        free.ui.remark(about);
}

void draw_players(Free& free) {
    ui::Ui& ui = free.ui;
    ui.heading(say("Who plays?"));
    draw_seats(ui, free.bots, {say("Heads"), say("Tails")});
    ui.row({1, 1});
    draw_player(free, say("Heads is played by"), 0);
    draw_player(free, say("Tails is played by"), 1);
}

std::size_t types_in(const Free& free, const std::vector<std::string>& sets) {
    std::size_t types = 0;
    for (const battles::CoinSet& set : free.sets)
        if (core::contains(sets, set.name)) types += set.rows.size();
    return types;
}

// Keeps at least one set, and no more types than a battle can hold.
void switch_set(Free& free, const std::string& name) {
    constexpr std::size_t kMaxTypes = 64;
    std::vector<std::string> sets;
    for (const battles::CoinSet& set : free.sets) {
        const bool in = core::contains(free.terms.sets, set.name);
        if (in != (set.name == name)) sets.push_back(set.name);
    }
    if (!sets.empty() && types_in(free, sets) <= kMaxTypes) free.terms.sets = std::move(sets);
}

void draw_sets(Free& free) {
    free.ui.heading(say("Which coins are on sale?"));
    for (std::size_t i = 0; i < free.sets.size(); ++i) {
        if (i % 2 == 0) free.ui.row({1, 1});
        const battles::CoinSet& set = free.sets[i];
        const bool in = core::contains(free.terms.sets, set.name);
        if (free.ui.toggle(known(set.title), in)) switch_set(free, set.name);
    }
    if (free.sets.size() % 2 == 1) free.ui.take(1);
}

void draw_asked(Free& free) {
    if (free.page.asked == Asked::Nothing) return;
    ui::Ui& ui = free.ui;
    ui.dialog("asked", ui.px(560), [&] {
        if (free.page.asked == Asked::Players) draw_players(free);
        if (free.page.asked == Asked::Sets) draw_sets(free);
        ui.space(6);
        if (ui.button(say("Done"), Look::Accent)) free.page.asked = Asked::Nothing;
    });
}

}  // namespace

void draw_terms(Free& free) {
    ui::Ui& ui = free.ui;
    const Way way = draw_head(free.app, {say("Free battle"), say("Battles"), say("Buy the coins")});
    const bool narrow = ui.width() / ui.scale() < 900;
    const double gap = ui.px(narrow ? 12 : 24), top = ui.top_bar_height() + gap, foot = ui.height() - gap;
    const double left = ui.width() - gap - ui.px(narrow ? kNarrow : kWide);
    const Rect room{gap, top, left - gap, foot};
    ui.overlay("table", room, [&] { draw_table_to_be(free, room); });
    ui.side_panel("terms", {left, top, ui.width() - gap, foot}, [&] { draw_choices(free); });
    draw_asked(free);
    free.terms = battles::within_bounds(std::move(free.terms));
    if (way == Way::Out) return free.out();
    if (way == Way::On) free.to_muster();
}

}  // namespace screens

// The less common terms of a free battle: exact table size, clock, series, payment and set-up.

#include <algorithm>
#include <cmath>

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/free/free_battle.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr int kMaxMoney = 3000, kMaxPoints = 1500;
constexpr int kMinute = 60;

void slide(ui::Ui& ui, const Phrase& label, double& value, const ui::Range& range) {
    int whole = static_cast<int>(std::lround(value));
    if (ui.slider(label, whole, range)) value = whole;
}

void draw_table(ui::Ui& ui, battles::Terms& terms) {
    ui.heading(say("The table"));
    slide(ui, say("Width (in)"), terms.width,
          {static_cast<int>(battles::kMinWidth), static_cast<int>(battles::kMaxWidth), 1});
    slide(ui, say("Depth (in)"), terms.height,
          {static_cast<int>(battles::kMinHeight), static_cast<int>(battles::kMaxHeight), 1});
    slide(ui, say("Zones (in)"), terms.zone,
          {static_cast<int>(battles::kMinZone), static_cast<int>(battles::most_zone(terms.height)), 1});
    ui.remark(say("Each side sets up in a strip along its edge; the loser of the toss picks the edge."));
}

void draw_length(ui::Ui& ui, battles::Terms& terms) {
    ui.heading(say("How long?"));
    ui.slider(say("Rounds"), terms.turns, {0, 30, 1});
    if (terms.turns == 0)
        return ui.remark(say("To the end: until one side has no coins left, or no coin has fallen for ten rounds."));
    ui.row({1, 1});
    const bool purse = terms.at_limit == cw::AtLimit::Purse;
    if (ui.choice(say("Then the larger purse wins"), {}, purse)) terms.at_limit = cw::AtLimit::Purse;
    if (ui.choice(say("Then it is a draw"), {}, !purse)) terms.at_limit = cw::AtLimit::Draw;
}

void draw_battles(ui::Ui& ui, battles::Terms& terms) {
    ui.heading(say("One battle, or a series?"));
    ui.row({1, 1, 1, 1});
    for (const int battles : {1, 3, 5, 7}) {
        const Phrase label = battles == 1 ? say("One") : say("Best of {1}", battles);
        ui.in_row_of(say("One battle, or a series?"));
        if (ui.button(label, terms.battles == battles ? Look::Chosen : Look::Plain)) terms.battles = battles;
    }
    if (terms.battles > 1)
        ui.remark(
            say("After each battle, what survived and what was taken make up the purse for the next one, and the "
                "players swap sides. What is not spent at the start is lost."));
}

void draw_amount(Free& free, cw::Budget& budget) {
    ui::Ui& ui = free.ui;
    if (budget.by == cw::Price::Points) return slide(ui, say("Point value"), budget.max, {10, kMaxPoints, 10});
    const auto max = static_cast<int>(std::lround(budget.max));
    slide(ui, say("Exactly {1}", battles::in_money(free.sets, free.terms.sets, max)), budget.max, {25, kMaxMoney, 5});
}

void draw_budget(Free& free) {
    ui::Ui& ui = free.ui;
    battles::Terms& terms = free.terms;
    auto& budget = terms.free.budget;
    const bool money = budget && budget->by == cw::Price::FaceValue, points = budget && budget->by == cw::Price::Points;
    ui.heading(say("What may a force cost?"));
    if (ui.choice(say("Money"), say("A coin costs its face value."), money) && !money)
        budget = cw::Budget{cw::Price::FaceValue, 250};
    if (ui.choice(say("Point value"), say("A coin costs what it has proved to be worth in battle, which is fairer."),
                  points) &&
        !points)
        budget = cw::Budget{cw::Price::Points, 250};
    if (ui.choice(say("Nothing"), say("Each player takes whatever they like; both agree on that."), !budget))
        budget.reset();
    if (budget) draw_amount(free, *budget);
    ui.slider(say("Max. coins"), terms.free.coins, {1, std::min(90, battles::room_in_zone(terms)), 1});
}

void draw_manner(ui::Ui& ui, battles::Terms& terms) {
    ui.heading(say("How is it set up?"));
    if (ui.choice(say("In turn"), say("First one, then the other; both see everything."), !terms.hidden))
        terms.hidden = false;
    if (ui.choice(say("Hidden"), say("Each buys and sets up unseen, until both are ready."), terms.hidden))
        terms.hidden = true;
    ui.heading(say("Which table options?"));
    if (ui.choice(say("Tournament"),
                  say("A coin may move and strike in contact later in the same turn; a coin in the line of fire blocks "
                      "a shot."),
                  terms.tournament))
        terms.tournament = true;
    if (ui.choice(say("Kitchen table"),
                  say("The rules as written: you may pass through your own coins, and shots pass over coins."),
                  !terms.tournament))
        terms.tournament = false;
    ui.remark(say("Morale, dice and all other rules can still be changed in the agreement; ground is placed here."));
}

void draw_first_half(Free& free) {
    ui::Ui& ui = free.ui;
    draw_table(ui, free.terms);
    ui.rule();
    draw_length(ui, free.terms);
    ui.rule();
    ui.heading(say("Against the clock?"));
    draw_clock_choice(ui, free.terms.clock);
    ui.rule();
    draw_battles(ui, free.terms);
}

void draw_second_half(Free& free) {
    draw_budget(free);
    free.ui.rule();
    draw_manner(free.ui, free.terms);
}

}  // namespace

void draw_clock_choice(ui::Ui& ui, std::optional<battles::ClockTerms>& clock) {
    if (ui.toggle(say("A clock for each player"), clock.has_value()))
        clock = clock ? std::nullopt : std::optional(battles::ClockTerms{});
    if (!clock) return;
    int minutes = clock->bank / kMinute;
    if (ui.slider(say("Minutes"), minutes, {0, 120, 1})) clock->bank = minutes * kMinute;
    ui.slider(say("Seconds per turn"), clock->added, {5, 120, 5});
    ui.remark(say("When a player's time runs out, the turn ends; each later turn has only the added seconds."));
}

void draw_more_terms(Free& free) {
    ui::Ui& ui = free.ui;
    const Way way = draw_head(free.app, {say("More choices"), say("Back"), say("Agreed")});
    const Halves halves = halves_of(ui, 1320);
    if (ui.width() / ui.scale() < 900) {
        const double gap = ui.px(24);
        ui.side_panel("terms", {gap, halves.left.y0, ui.width() - gap, halves.left.y1}, [&] {
            draw_first_half(free);
            ui.rule();
            draw_second_half(free);
        });
    } else {
        ui.side_panel("table", halves.left, [&] { draw_first_half(free); });
        ui.side_panel("coins", halves.right, [&] { draw_second_half(free); });
    }
    free.terms = battles::within_bounds(std::move(free.terms));
    if (way != Way::Stay) free.out();
}

}  // namespace screens

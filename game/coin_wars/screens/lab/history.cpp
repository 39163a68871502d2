// A battle's recorded losses compared with the losses in the laboratory.

#include <algorithm>

#include "game/coin_wars/lab/history_comparison.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/lab/small_charts.h"
#include "game/coin_wars/screens/lab/view.h"

namespace screens {

namespace {

Phrase winner_in_words(const cw::Scenario& scenario, const std::optional<cw::Side>& winner) {
    return winner ? cw::display_name(scenario, *winner) : say("nobody");
}

// Draws a triangle with its tip at `at`.
void draw_simulated(ui::Ui& ui, Vec2 at, ui::Colour ink) {
    const double half = ui.px(6), high = ui.px(11);
    const Vec2 corners[] = {at, at + Vec2{-half, high}, at + Vec2{half, high}};
    ui.paint().area(corners, ink);
}

// Draws a scale from none to all: the recorded losses as a bar, the average losses here as a mark.
void draw_side(ui::Ui& ui, const lab::HistorySide& side, ui::Sign sign) {
    const Rect row = ui.take(ui.px(30));
    const ui::Painter paint = ui.paint();
    const double y = row.y0 + ui.px(12), thick = std::max(1.0, ui.px(1));
    const auto at = [&](double share) { return row.x0 + row.width() * std::clamp(share, 0.0, 1.0); };
    paint.line({row.x0, y}, {row.x1, y}, palette::kInk.faded(0.45), thick);
    for (const double tick : {0.0, 0.25, 0.5, 0.75, 1.0})
        paint.line({at(tick), y - ui.px(3)}, {at(tick), y + ui.px(3)}, palette::kInk.faded(0.45), thick);
    if (side.recorded) {
        const double middle = (at(side.recorded->low) + at(side.recorded->high)) / 2,
                     half = std::max(ui.px(3), (at(side.recorded->high) - at(side.recorded->low)) / 2);
        ui::fill(paint, {middle - half, y - ui.px(7), middle + half, y + ui.px(7)}, {kDrawInk}, ui.px(5));
    }
    const double x = at(side.simulated);
    draw_simulated(ui, {x, y + ui.px(1)}, ui.side_colour(sign));
}

// Draws the key to the triangles on the scales.
void draw_key_of_simulated(ui::Ui& ui) {
    const double line = ui.line_height(Type::Small);
    const Rect row = ui.take(line);
    draw_simulated(ui, {row.x0 + ui.px(8), row.center().y - ui.px(5.5)}, palette::kInk);
    ui.place({row.x0 + ui.px(22), row.y0, row.x1, row.y1});
    ui.text(say("on this table"), {Type::Small, palette::kInk});
}

void draw_comparison(LabView& view) {
    ui::Ui& ui = view.ui;
    draw_sheet_head(ui, say("As history has it"), say("Share of each side lost, in the sources and on this table"));
    const auto& battle = view.bench.battle();
    if (!battle || !battle->outcome)
        return ui.text(say("This battle's file does not say what happened historically."), {.colour = palette::kSoft});
    if (nothing_yet(view)) return;
    if (view.bench.choice().swap_bots)
        return ui.text(say("The computers swap sides in these battles: they are not compared with history."),
                       {.colour = palette::kSoft});
    const lab::History history = lab::compare(*battle->outcome, view.standing());
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
        const lab::HistorySide& known = history.sides[cw::index(side)];
        const ui::Sign sign = sign_of(side);
        ui.sign(sign, cw::display_name(battle->scenario, side), {.type = Type::Strong});
        draw_side(ui, known, sign);
        ui.fact(say("Lost, as recorded"), known.recorded ? percent(*known.recorded) : say("nobody knows"));
        ui.fact(say("Lost on this table"), percent(known.simulated));
    }
    ui.row({1, 1});
    ui::key(ui, {kDrawInk}, ui::Key::Bar, say("in the sources"));
    draw_key_of_simulated(ui);
    ui.rule();
    ui.fact(say("Who won, as recorded"), winner_in_words(battle->scenario, history.recorded_winner));
    ui.fact(say("Who wins more often here"), winner_in_words(battle->scenario, history.simulated_winner));
}

ui::Open may_seek(const LabView& view) {
    if (view.fights()) return {false, say("Battles are being fought: stop them first.")};
    const lab::PlaceWins place = lab::place_wins(view.standing().tally, view.standing().kind, view.bench.alpha());
    if (place == lab::PlaceWins::First)
        return {false,
                say("Whoever goes first wins nearly every battle here: leaving out coins would not even it out.")};
    if (place == lab::PlaceWins::Second)
        return {false,
                say("Whoever goes second wins nearly every battle here: leaving out coins would not even it out.")};
    return {true, {}};
}

// Shows how many coins the stronger side would have to leave out to make both win equally often.
void draw_handicap(LabView& view) {
    ui::Ui& ui = view.ui;
    const std::optional<lab::Handicap>& found = view.even.found();
    const std::optional<lab::HandicapStep> step = view.even.step();
    ui.rule();
    ui.text(say("What would make it even?"), {Type::Strong});
    ui.remark(say("The stronger side leaves coins at home until both win equally often."));
    if (step)
        ui.fact(say("Trying: coins left out by {1}", view.bench.name(static_cast<std::size_t>(step->party))),
                step->coins);
    if (found) {
        const Phrase& name = view.bench.name(static_cast<std::size_t>(found->party));
        ui.fact(say("Coins left out by {1}", name), found->coins);
        ui.fact(say("Then {1} scores", name), say("{1} ({2})", percent(found->score), percent(found->interval)));
        if (!found->enough)
            ui.remark(say("It can spare no more, and is still the stronger one."));
        else if (!found->is_even())
            ui.remark(say("None of the handicaps that were tried makes it even."));
    }
    if (view.even.under_way()) {
        if (ui.button(say("Cancel"))) view.even.give_up();
    } else if (ui.button(say("Find the handicap"), Look::Plain, may_seek(view))) {
        view.seek_handicap();
    }
}

}  // namespace

void draw_history(LabView& view) {
    draw_comparison(view);
    if (!view.bench.choice().swap_bots) draw_handicap(view);
}

}  // namespace screens

// The GM's calls: a challenge with the table of its target numbers, a fray.

#include <algorithm>
#include <array>

#include "game/stories/card_draw/screen/form_widgets.h"

namespace screens::card_draw {

namespace {

constexpr const char *kChallengeName = "challenge", *kFrayName = "fray";

// A line in four columns: a label, and right-aligned figures.
void print_cells(ui::Ui& ui, const Rect& line, const std::array<Phrase, 4>& cells, const ui::Colour& ink) {
    const double step = line.width() / 4;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const double wide = ui.text_width(cells[i], Type::Small);
        const double right = line.x0 + step * static_cast<double>(i + 1) - ui.px(4);
        const double x = i == 0 ? line.x0 + ui.px(6) : right - wide;
        ui.paint().print({x, line.y0 + (line.height() - ui.line_height(Type::Small)) / 2}, cells[i], Type::Small, ink);
    }
}

// CD-41 for the current pile: a line for each target number; a click picks it.
void draw_target_table(View& view, const cd::Character& who) {
    ui::Ui& ui = view.app.ui();
    cd::StartChallenge& call = view.calls.challenge;
    const auto table = cd::target_forecast(view.match(), who, call.suit);
    if (table.empty()) return;
    const double high = ui.line_height(Type::Small) + ui.px(5);
    print_cells(ui, ui.take(high), {say("TN"), say("full"), say("any hit"), say("failure")}, palette::kSoft);
    for (const cd::TargetForecast& row : table) {
        const Rect line = ui.take(high);
        const bool chosen = row.tn == call.tn;
        if (ui.area(say("TN {1}", row.tn), line)) call.tn = row.tn;
        if (chosen) ui.paint().fill(line, palette::kChosen, ui.px(3));
        if (ui.hovered() || ui.focused()) ui.paint().frame(line, palette::kSoft, 1, ui.px(3));
        const auto share = [&](cd::Outcome outcome) {
            return percent(row.outcomes[static_cast<std::size_t>(outcome)]);
        };
        const bool over = row.automatic && !call.extenuating;
        print_cells(ui, line,
                    {Phrase(row.tn), over ? say("certain") : share(cd::Outcome::Full),
                     over ? Phrase() : percent(row.hit), over ? Phrase() : share(cd::Outcome::Failure)},
                    palette::kInk);
    }
    if (who.advantage)
        draw_note(ui, say("Two cards are drawn and one is chosen: these are the chances that at least one of them "
                          "gives this result."));
    const auto now = std::ranges::find(table, call.tn, &cd::TargetForecast::tn);
    if (now == table.end()) return;
    ui.caption(say("TN {1} IN THIS SUIT", call.tn));
    if (now->automatic && !call.extenuating)
        return ui.text(
            say("{1} succeeds without a draw: a background of this suit is higher. (CD-22)", plain(who.name)),
            {Type::Strong});
    draw_outcomes(ui, now->outcomes, who.advantage ? 2 : 1);
    draw_exact(ui, say("any hit"), now->hit);
}

// CD-22: all characters who could try.
void draw_automatic(View& view) {
    const cd::StartChallenge& call = view.calls.challenge;
    std::vector<Phrase> names;
    for (const cd::Character& each : view.match().characters)
        if (std::ranges::any_of(each.hand, [&](const cd::Background& card) {
                return card.card.card.suit == call.suit && call.tn < card.card.card.rank;
            }))
            names.push_back(plain(each.name));
    if (names.empty()) return;
    draw_note(view.app.ui(), say("Success without a draw: {1}", joined(names, rules::semicolon())));
}

}  // namespace

std::optional<core::Chance> hit_of(const cd::Match& match, const cd::StartChallenge& call) {
    const cd::Character* who = match.find(call.character);
    if (!who) return std::nullopt;
    for (const cd::TargetForecast& row : cd::target_forecast(match, *who, call.suit))
        if (row.tn == call.tn) return row.automatic && !call.extenuating ? core::Chance(1) : row.hit;
    return std::nullopt;
}

void draw_challenge(View& view) {
    ui::Ui& ui = view.app.ui();
    cd::StartChallenge& call = view.calls.challenge;
    draw_title(ui, say("A challenge"));
    draw_who(view, {say("Who"), Who::Able}, call.character);
    draw_text_line(ui, say("The attempt"), view.drafts.at(kChallengeName), cd::limits::kTest);
    draw_suit(view, call.suit);
    if (ui.toggle(say("Extenuating: no success without a draw"), call.extenuating))
        call.extenuating = !call.extenuating;
    if (const cd::Character* who = view.match().find(call.character)) draw_target_table(view, *who);
    draw_automatic(view);
    call.name = view.drafts.at(kChallengeName);
    if (!draw_command(view, say("Call for the test"), {cd::kGm, call}, ui::Look::Accent)) return;
    view.drafts.drop(kChallengeName);
    call.extenuating = false;
}

void draw_fray(View& view) {
    ui::Ui& ui = view.app.ui();
    FrayForm& form = view.calls.fray;
    draw_title(ui, say("A fray"));
    draw_text_line(ui, say("What it is about"), view.drafts.at(kFrayName), cd::limits::kTest);
    ui.slider(say("Opponents"), form.opponents, {1, cd::limits::kOpponents, 1});
    ui.slider(say("The players' goals"), form.goals_pcs, {0, cd::limits::kGoals, 1});
    ui.slider(say("The GM's goals"), form.goals_gm, {0, cd::limits::kGoals, 1});
    ui.caption(say("WHO TAKES PART"));
    cd::Ids pcs;
    for (const cd::Character& each : view.match().characters) {
        if (!each.is_pc() || each.incapacitated || !view.match().has(each.seat)) continue;
        const auto out = std::ranges::find(form.left_out, each.id);
        const bool takes_part = out == form.left_out.end();
        if (takes_part) pcs.push_back(each.id);
        if (!ui.toggle(plain(each.name), takes_part)) continue;
        if (takes_part)
            form.left_out.push_back(each.id);
        else
            form.left_out.erase(out);
    }
    const cd::StartFray action{view.drafts.at(kFrayName), pcs, form.opponents, form.goals_pcs, form.goals_gm};
    if (!draw_command(view, say("Call for the test"), {cd::kGm, action}, ui::Look::Accent)) return;
    view.drafts.drop(kFrayName);
    form = {};
}

}  // namespace screens::card_draw

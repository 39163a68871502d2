// Before play: the table's two options and the characters.

#include "game/stories/edged_coins/screen/choice_widgets.h"

namespace screens::edged_coins {

namespace {

void draw_table_options(View& view) {
    ui::Ui& ui = view.app.ui();
    const ec::Options& options = view.match().options;
    ui.caption(say("WHAT IS AGREED"));
    const bool pattern = options.rank_six == ec::RankSix::ContinuesPattern;
    if (ui.toggle(say("Rank 6 goes on as Silver"), pattern))
        view.submit(ec::kCm, ec::SetOption{"rank_six", pattern ? "as_written" : "continues_pattern"});
    draw_note(ui, say("As written, rank 6 succeeds with 87.5 %, less than Platinum. (R-1)"));
    const bool modifier = options.power_rule == ec::PowerRule::CapsModifier;
    if (ui.toggle(say("Power limits its own modifier only"), modifier))
        view.submit(ec::kCm, ec::SetOption{"power_rule", modifier ? "caps_explosions" : "caps_modifier"});
    draw_note(ui, say("As written, the difference of Power limits the explosions of damage. (R-3)"));
}

}  // namespace

void draw_setup(View& view) {
    if (view.people.card) return draw_card(view);
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    ui.heading(say("Who is in the story?"));
    if (view.plays_box()) ui.text(plain(view.box->say), {Type::Small});
    for (const ec::Character& each : match.characters)
        ui.fact(plain(each.name()), seat_name(match, each.seat));
    if (match.characters.empty()) draw_note(ui, say("Nobody yet."));
    Offer begin{say("Begin to play")};
    begin.look = ui::Look::Accent;
    begin.refusal = ec::EdgedCoins::check(match, {ec::kCm, ec::StartPlay{}});
    if (draw_offer(ui, begin)) {
        view.submit(ec::kCm, ec::StartPlay{});
        return;
    }
    ui.rule();
    ui.caption(say("THE CARDS"));
    if (!match.characters.empty()) draw_person(view, say("Whose"), Whom::All, view.people.chosen);
    draw_card_buttons(view);
    ui.rule();
    draw_table_options(view);
}

}  // namespace screens::edged_coins

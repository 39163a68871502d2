// Before play: the table's two options and the characters.

#include "game/stories/edged_coins/screen/choice_widgets.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

void draw_table_options(EdgedView& view) {
    ui::Ui& ui = view.app.ui();
    const ec::Options& options = view.match().options;
    ui.caption(say("WHAT IS AGREED"));
    const bool pattern = options.rank_six == ec::RankSix::ContinuesPattern;
    if (ui.toggle(say("Rank 6 goes on as Silver"), pattern))
        view.submit(ec::kCm, ec::SetOption{"rank_six", pattern ? "as_written" : "continues_pattern"});
    ui.text(say("As written, rank 6 succeeds with 87.5 %, less than Platinum. (R-1)"),
            {Type::Small, palette::kSoft});
    const bool modifier = options.power_rule == ec::PowerRule::CapsModifier;
    if (ui.toggle(say("Power limits its own modifier only"), modifier))
        view.submit(ec::kCm, ec::SetOption{"power_rule", modifier ? "caps_explosions" : "caps_modifier"});
    ui.text(say("As written, the difference of Power limits the explosions of damage. (R-3)"),
            {Type::Small, palette::kSoft});
}

}  // namespace

void draw_edged_setup(EdgedView& view) {
    if (view.card) return draw_edged_card(view);
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    ui.heading(say("Who is in the story?"));
    if (view.plays_box()) ui.text(plain(view.box->say), {Type::Small});
    for (const ec::Character& each : match.characters)
        ui.fact(plain(each.name()), seat_name(match, each.seat));
    if (match.characters.empty()) ui.text(say("Nobody yet."), {Type::Small, palette::kSoft});
    Offer begin{say("Begin to play")};
    begin.look = ui::Look::Accent;
    begin.refusal = ec::EdgedCoins::check(match, {ec::kCm, ec::StartPlay{}});
    if (draw_offer(ui, begin)) {
        view.submit(ec::kCm, ec::StartPlay{});
        return;
    }
    ui.rule();
    ui.caption(say("THE CARDS"));
    if (!match.characters.empty()) draw_person(view, say("Whose"), Whom::All, view.chosen);
    draw_card_buttons(view);
    ui.rule();
    draw_table_options(view);
}

}  // namespace screens

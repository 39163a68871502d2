// Decisions after a judgement: after a miss, after a partial success, altering a scene, a success in a fray.

#include "game/stories/card_draw/rules/choices.h"
#include "game/stories/card_draw/screen/form_widgets.h"
#include "game/stories/card_draw/screen/verdict.h"

namespace screens::card_draw {

namespace {

void draw_miss(View& view, const cd::Awaited& due) {
    ui::Ui& ui = view.app.ui();
    ui.text(view.match().test->challenge().cards > 1
                ? say("Missed in suit: two cards may be drawn, and one of them counts.")
                : say("Missed in colour: another card may be drawn."),
            {Type::Small});
    const auto forecast = cd::draw_forecast(view.match());
    const auto hit = forecast ? forecast->odds.hit : std::nullopt;
    if (draw_gamble(view, say("Draw again"), {due.seat, cd::Redraw{}}, hit)) return;
    draw_note(ui, say("It takes longer each time. (CD-23)"));
    if (draw_command(view, say("Let it be"), {due.seat, cd::Stop{}})) return;
    ui.rule();
    draw_telling(view);
    if (forecast) draw_card_odds(view, forecast->odds);
}

// The chance of full success with the next card; nullopt if the odds are unknown.
std::optional<core::Chance> full_of(const std::optional<cd::OutcomeOdds>& odds) {
    return odds ? std::optional((*odds)[static_cast<std::size_t>(cd::Outcome::Full)]) : std::nullopt;
}

void draw_partial(View& view, const cd::Awaited& due) {
    ui::Ui& ui = view.app.ui();
    const cd::Challenge challenge = view.match().test->challenge();
    const Phrase now = cd::spoken(challenge.suit), other = cd::spoken(challenge.hit);
    const auto forecast = cd::draw_forecast(view.match());
    if (draw_command(view, say("Settle for it"), {due.seat, cd::Accept{}}, ui::Look::Accent)) return;
    const auto full = forecast ? full_of(forecast->odds.outcomes) : std::nullopt;
    if (draw_gamble(view, say("Go on in {1}", now), {due.seat, cd::GoOn{false}}, full)) return;
    const bool changes = challenge.hit != challenge.suit;
    const auto changed = forecast ? forecast->changed : std::nullopt;
    if (changes && draw_gamble(view, say("Go on in {1}", other), {due.seat, cd::GoOn{true}}, full_of(changed))) return;
    draw_note(ui, say("The figure is the chance of a full success with the next card."));
    ui.rule();
    draw_telling(view);
    ui.caption(say("GOING ON IN {1}", now));
    if (forecast) draw_card_odds(view, forecast->odds);
    if (!changes || !changed) return;
    ui.caption(say("GOING ON IN {1}", other));
    draw_outcomes(ui, *changed, forecast->odds.cards);
}

void draw_altering(View& view, const cd::Awaited& due) {
    ui::Ui& ui = view.app.ui();
    draw_note(ui, say("Something in the story changes; the competition goes on. (CD-18)"));
    const Phrase who = person_name(view.match(), due.participant), what = plain(view.match().test->name);
    draw_description(
        view, {say("The change"),
               kAlterDraft,
               {},
               {say("{1} turns it round ({2}): ", who, what), say("Somebody comes by, and {1} knows them.", who)}});
    const std::string text = view.drafts.at(kAlterDraft);
    if (draw_command(view, say("So be it"), {due.seat, cd::AlterScene{text}}, ui::Look::Accent))
        return view.drafts.drop(kAlterDraft);
    if (draw_command(view, say("Alter nothing"), {due.seat, cd::AlterScene{}})) view.drafts.drop(kAlterDraft);
}

Phrase success_in_words(cd::Success kind, bool gms) {
    switch (kind) {
        case cd::Success::TakeOut:
            return gms ? say("somebody is taken out") : say("an opponent is taken out");
        case cd::Success::Goal:
            return say("a goal is reached");
        case cd::Success::Position:
            return say("a better position");
        case cd::Success::Other:
            break;
    }
    return say("something else");
}

void draw_success(View& view, const cd::Awaited& due) {
    ui::Ui& ui = view.app.ui();
    const cd::Match& match = view.match();
    const bool gms = cd::is_extra(due.participant);
    ui.text(gms ? say("The GM's side has the highest card.")
                : say("{1} has the highest card.", person_name(match, due.participant)),
            {Type::Strong});
    const Phrase who = gms ? say("The other side") : person_name(match, due.participant);
    draw_description(view, {say("What is won"),
                            kSuccessDraft,
                            {},
                            {say("{1} is quicker than everybody else.", who),
                             say("{1} gets in where nobody is looking ({2}).", who, plain(match.test->name))}});
    std::optional<cd::Command> chosen;
    const auto offer = [&](const Phrase& label, const cd::WinRound& action) {
        Offer one{label};
        one.refusal = closed_because(view, {due.seat, action});
        if (draw_offer(ui, one)) chosen = cd::Command{due.seat, action};
    };
    const std::string text = view.drafts.at(kSuccessDraft);
    if (!gms) offer(success_in_words(cd::Success::TakeOut, gms), {cd::Success::TakeOut, text});
    for (const cd::Participant& each : match.test->participants)
        if (gms && each.active && !cd::is_extra(each.id))
            offer(say("{1} is taken out", person_name(match, each.id)), {cd::Success::TakeOut, text, each.id});
    for (const cd::Success kind : {cd::Success::Goal, cd::Success::Position, cd::Success::Other})
        offer(success_in_words(kind, gms), {kind, text});
    if (chosen && view.submit(chosen->seat, chosen->action)) view.drafts.drop(kSuccessDraft);
}

}  // namespace

void draw_judged(View& view) {
    draw_test_head(view);
    draw_pairs(view);
    const cd::Awaited due = cd::awaiting(view.match()).front();
    switch (view.match().phase) {
        case cd::Phase::Miss:
            draw_miss(view, due);
            break;
        case cd::Phase::Partial:
            draw_partial(view, due);
            break;
        case cd::Phase::Alter:
            return draw_altering(view, due);
        default:
            return draw_success(view, due);
    }
    if (!view.match().test) return;
    view.app.ui().rule();
    draw_command(view, say("The scene is over"), {cd::kGm, cd::EndScene{}});
    if (view.match().test) draw_dealing(view);
}

}  // namespace screens::card_draw

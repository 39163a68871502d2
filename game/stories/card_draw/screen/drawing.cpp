// Drawing cards, and choosing one of two.

#include <algorithm>

#include "game/stories/card_draw/rules/choices.h"
#include "game/stories/card_draw/screen/form_widgets.h"
#include "game/stories/card_draw/screen/verdict.h"

namespace screens::card_draw {

namespace {

// "Nora (side 1)" in a competition, else only the name.
Phrase with_side(const cd::Match& match, const cd::Participant& who) {
    const Phrase name = person_name(match, who.id);
    return match.test->is_competition() ? say("{1} ({2})", name, side_name(who.side)) : name;
}

// Those just judged with a card of a suit that one of their backgrounds favours.
void draw_suits_favoured(View& view) {
    const auto verdict = last_verdict(view);
    if (!verdict || !view.match().test->is_competition()) return;
    cd::Ids ids;
    for (const JudgedCard& each : verdict->cards)
        if (const cd::Character* who = view.match().find(each.participant); who && each.current)
            if (std::ranges::any_of(
                    who->hand, [&](const cd::Background& card) { return card.favours == each.current->card.suit; }))
                ids.push_back(each.participant);
    draw_favoured(view, ids);
}

// True if several cards are due, and the program deals them all for people at this screen.
bool may_all_draw(const View& view) {
    const auto due = cd::yet_to_draw(view.match());
    return due.size() > 1 && view.deck.dealing == Dealing::Program &&
           std::ranges::all_of(due, [&](const cd::Awaited& each) { return view.plays(each.seat.number); });
}

// At a shared table each is only asked for here, and drawn when its turn comes.
void draw_for_all(View& view) {
    for (const cd::Awaited& each : cd::yet_to_draw(view.match()))
        if (!view.submit(each.seat, cd::DrawCard{each.participant})) return;
}

}  // namespace

void draw_test_head(View& view) {
    ui::Ui& ui = view.app.ui();
    const cd::Test& test = *view.match().test;
    draw_title(ui, plain(test.name));
    if (test.is_challenge()) ui.text(challenge_in_words(test.challenge()), {Type::Small});
    if (test.is_competition()) ui.text(say("Competition, draw {1}", test.competition().draw), {Type::Small});
    if (test.is_fray()) ui.text(fray_in_words(test.fray()), {Type::Small});
    if (!view.place.narrow) return;
    // In case the table is too small to read.
    for (const cd::Participant& each : test.participants)
        if (each.active && each.current)
            ui.text(
                say("{1}: {2}", with_side(view.match(), each), drawn_in_words(each.current->card, each.current->value)),
                {Type::Small});
    ui.fact(say("Cards left in the pile"), Phrase(view.match().pile.size()));
}

void draw_pairs(View& view) {
    const cd::Test& test = *view.match().test;
    if (!test.is_competition()) return;
    for (const Phrase& pair : pairs_in_words(view.match(), test)) view.app.ui().text(pair, {Type::Small});
}

bool draw_command(View& view, const Phrase& label, const cd::Command& command, ui::Look look) {
    Offer offer{label};
    offer.look = look;
    offer.refusal = closed_because(view, command);
    return draw_offer(view.app.ui(), offer) && view.submit(command);
}

bool draw_gamble(View& view, const Phrase& label, const cd::Command& command,
                 const std::optional<core::Chance>& chance) {
    Offer offer{label};
    offer.chance = chance;
    offer.refusal = closed_because(view, command);
    return draw_offer(view.app.ui(), offer) && view.submit(command);
}

void draw_ending(View& view) {
    ui::Ui& ui = view.app.ui();
    std::string& reason = view.drafts.at(kReasonDraft);
    draw_text_line(ui, say("Why it ends here"), reason, cd::limits::kText);
    if (draw_command(view, say("The GM ends it"), {cd::kGm, cd::EndTest{reason}})) view.drafts.drop(kReasonDraft);
}

void draw_test(View& view) {
    ui::Ui& ui = view.app.ui();
    const cd::Match& match = view.match();
    draw_test_head(view);
    const cd::Awaited due = cd::awaiting(match).front();
    const Phrase who = person_name(match, due.participant);
    if (match.phase == cd::Phase::Choose) {
        const auto& choice = match.test->participant(due.participant).choice;
        std::optional<int> chosen;
        for (std::size_t i = 0; i < choice.size(); ++i) {
            const cd::Drawn& drawn = choice[i];
            if (ui.button(drawn_in_words(drawn.card, drawn.value))) chosen = static_cast<int>(i);
            for (const Phrase& line : standing_in_words(match, who, cd::standing(match, due.participant, drawn)))
                draw_note(ui, line);
        }
        if (chosen) view.submit(due.seat, cd::Choose{due.participant, *chosen});
        return;
    }
    const bool all = may_all_draw(view);
    if (all && ui.button(say("All draw"), ui::Look::Accent)) return draw_for_all(view);
    const ui::Look look = all ? ui::Look::Plain : ui::Look::Accent;
    if (draw_command(view, say("{1} draws", who), {due.seat, cd::DrawCard{due.participant}}, look)) return;
    if (const auto forecast = cd::draw_forecast(view.match())) {
        ui.caption(say("BEFORE THE CARD IS DRAWN"));
        draw_card_odds(view, forecast->odds);
    }
    draw_pairs(view);
    ui.rule();
    if (draw_command(view, say("{1} concedes", who), {due.seat, cd::Concede{due.participant}})) return;
    draw_ending(view);
    draw_dealing(view);
}

void draw_between_draws(View& view) {
    ui::Ui& ui = view.app.ui();
    draw_telling(view);
    draw_test_head(view);
    const cd::Test test = *view.match().test;
    draw_suits_favoured(view);
    if (!view.match().test || view.match().phase != cd::Phase::BetweenDraws) return;
    if (test.is_competition()) {
        if (draw_command(view, say("All draw again"), {cd::kGm, cd::NextDraw{}}, ui::Look::Accent)) return;
    } else {
        ui.text(say("How many cards does the GM draw for the opponents?"), {Type::Small});
        for (int cards = 1; cards <= cd::limits::kGmCards; ++cards)
            if (draw_command(view, say_many(cards, "A round with {1} card", "A round with {1} cards"),
                             {cd::kGm, cd::FrayRound{cards}}))
                return;
    }
    ui.rule();
    for (const cd::Participant& each : test.participants)
        if (each.active && draw_command(view, say("{1} concedes", person_name(view.match(), each.id)),
                                        {seat_of(view.match(), each.id), cd::Concede{each.id}}))
            return;
    if (test.is_fray()) {
        const auto able = std::ranges::find(test.participants, true, &cd::Participant::active);
        if (able != test.participants.end() &&
            draw_command(view, say("The players surrender"),
                         {seat_of(view.match(), able->id), cd::Surrender{cd::FraySide::Pcs}}))
            return;
        if (draw_command(view, say("The GM surrenders"), {cd::kGm, cd::Surrender{cd::FraySide::Gm}})) return;
    }
    for (const cd::Participant& each : test.participants)
        if (each.active && !cd::is_extra(each.id) && !has_advantage(view.match(), each) &&
            draw_command(view, say("Give advantage to {1}", person_name(view.match(), each.id)),
                         {cd::kGm, cd::GrantAdvantage{each.id}}))
            return;
    draw_ending(view);
    draw_dealing(view);
    if (view.match().test) draw_command(view, say("The scene is over"), {cd::kGm, cd::EndScene{}});
}

}  // namespace screens::card_draw

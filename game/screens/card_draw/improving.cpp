// The improvement window: what each card, bonus draw or disadvantage would change, and who keeps the card.

#include <algorithm>

#include "game/rules/card_draw/awaiting.h"
#include "game/rules/card_draw/names.h"
#include "game/screens/card_draw/forms.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

std::string play_draft(const std::string& participant) { return std::string("play ").append(participant); }

Phrase becomes_in_words(const cd::Match& match, const std::string& who, const cd::Standing& standing) {
    return joined(standing_in_words(match, cards_name(match, who), standing), plain("; "));
}

// The cards of the hand: what each would make of it, or why it cannot be played.
std::optional<cd::Command> draw_plays(CardsView& view, const cd::Character& who,
                                      const cd::WindowForecast& forecast) {
    ui::Ui& ui = view.app.ui();
    const cd::Match& match = view.match();
    std::optional<cd::Command> chosen;
    const std::string& text = view.drafts.at(play_draft(who.id));
    if (text.empty() && !forecast.plays.empty())
        ui.text(say("Whoever plays a card says how it helps. (CD-31)"), {Type::Small, palette::kSoft});
    for (const cd::Background& card : who.hand) {
        const cd::Command command{who.seat, cd::PlayCard{who.id, card.card, text}};
        const auto play = std::ranges::find(forecast.plays, card.card, &cd::PlayForecast::card);
        const Phrase becomes =
            play == forecast.plays.end() ? Phrase() : becomes_in_words(match, who.id, play->becomes);
        const Phrase label = say("Play {1}", background_in_words(card));
        if (text.empty() && card.ready) {
            ui.button(label, ui::Look::Plain, false);
            ui.text(becomes, {Type::Small, palette::kSoft});
            continue;
        }
        Offer offer{label, becomes};
        offer.refusal = cd::CardDraw::check(match, command);
        if (draw_offer(ui, offer)) chosen = command;
    }
    return chosen;
}

std::optional<cd::Command> draw_draws(CardsView& view, const cd::Character& who,
                                      const cd::WindowForecast& forecast) {
    ui::Ui& ui = view.app.ui();
    const cd::Match& match = view.match();
    std::optional<cd::Command> chosen;
    const cd::Command bonus{who.seat, cd::SpendBonus{who.id}};
    Offer spend{say_many(who.bonus, "Bonus draw, {1} is left", "Bonus draw, {1} are left")};
    spend.refusal = cd::CardDraw::check(match, bonus);
    if (draw_offer(ui, spend)) chosen = bonus;
    if (!spend.refusal)
        for (const cd::Betterment& each : forecast.bonus)
            draw_exact(ui,
                       each.opponent.empty()
                           ? say("it betters the result")
                           : say("it betters it against {1}", cards_name(match, each.opponent)),
                       each.chance);
    const cd::Command worse{who.seat, cd::DrawDisadvantage{who.id}};
    Offer take{say("Draw a disadvantage"), say("It becomes the card, and is held. (CD-33)")};
    take.refusal = cd::CardDraw::check(match, worse);
    if (draw_offer(ui, take)) chosen = worse;
    if (take.refusal || !forecast.disadvantage) return chosen;
    draw_card_odds(view, *forecast.disadvantage);
    if (forecast.incapacity) draw_exact(ui, say("incapacitated by it"), *forecast.incapacity);
    return chosen;
}

// One who may still improve.
std::optional<cd::Command> draw_improver(CardsView& view, const cd::WindowForecast& forecast,
                                         ui::Look keeping) {
    ui::Ui& ui = view.app.ui();
    const cd::Match& match = view.match();
    const std::string& id = forecast.participant;
    const cd::Participant& participant = match.test->participant(id);
    const cd::Command pass{seat_of(match, id), cd::Pass{id}};
    ui.rule();
    ui.heading(cards_name(match, id));
    ui.text(drawn_in_words(participant.current->card, participant.current->value), {Type::Strong});
    for (const Phrase& line : standing_in_words(match, cards_name(match, id), forecast.now))
        ui.text(line, {Type::Small});
    std::optional<cd::Command> chosen;
    if (participant.passed)
        ui.text(say("keeps this card"), {Type::Small, palette::kSoft});
    else if (ui.button(say("{1} keeps this card", cards_name(match, id)), keeping))
        chosen = pass;
    const cd::Character* who = match.find(id);
    if (!who) return chosen;
    if (!who->hand.empty())
        draw_description(view, say("How the card helps"), play_draft(id), last_descriptions(*view.game, id));
    if (auto play = draw_plays(view, *who, forecast)) chosen = play;
    if (auto drawn = draw_draws(view, *who, forecast)) chosen = drawn;
    return chosen;
}

void draw_bonus_choice(CardsView& view) {
    ui::Ui& ui = view.app.ui();
    const cd::Match& match = view.match();
    const cd::BonusCard& bonus = *match.test->bonus;
    const std::string id = bonus.participant;
    const cd::Current& old = *match.test->participant(id).current;
    ui.text(say("{1} keeps one of the two.", cards_name(match, id)), {Type::Strong});
    std::optional<cd::Which> chosen;
    const auto one = [&](cd::Which which, const cd::Drawn& drawn) {
        const Phrase card = drawn_in_words(drawn.card, drawn.value);
        if (ui.button(which == cd::Which::Old ? say("The old one: {1}", card)
                                              : say("The new one: {1}", card)))
            chosen = which;
        ui.text(becomes_in_words(match, id, cd::standing(match, id, drawn)), {Type::Small, palette::kSoft});
    };
    one(cd::Which::Old, {old.card, old.value});
    one(cd::Which::New, bonus.drawn);
    if (chosen) view.submit(seat_of(match, id), cd::Keep{id, *chosen});
}

}  // namespace

void drop_play_drafts(CardsView& view) {
    for (const cd::Character& who : view.match().characters) view.drafts.drop(play_draft(who.id));
}

void draw_cards_improving(CardsView& view) {
    ui::Ui& ui = view.app.ui();
    draw_test_head(view);
    draw_pairs(view);
    if (view.match().phase == cd::Phase::BonusChoice) return draw_bonus_choice(view);
    const auto due = cd::awaiting(view.match());
    if (due.size() > 1 && ui.button(say("All keep their cards"), ui::Look::Accent)) {
        for (const cd::Awaited& each : due)
            if (!view.submit(each.seat, cd::Pass{each.participant})) return;
        return;
    }
    std::optional<cd::Command> chosen;
    for (const cd::WindowForecast& each : cd::window_forecast(view.match()))
        if (auto command = draw_improver(view, each, due.size() > 1 ? ui::Look::Plain : ui::Look::Accent))
            chosen = command;
    ui.rule();
    draw_dealing(view);
    if (!chosen) return;
    const auto* play = std::get_if<cd::PlayCard>(&chosen->deed);
    const std::string draft = play ? play_draft(play->participant) : std::string();
    if (view.submit(chosen->seat, chosen->deed) && !draft.empty()) view.drafts.drop(draft);
}

}  // namespace screens

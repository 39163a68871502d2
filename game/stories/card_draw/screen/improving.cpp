// The improvement window: what each card, bonus draw or disadvantage would change, and who keeps the card.

#include <algorithm>

#include "game/stories/card_draw/rules/choices.h"
#include "game/stories/card_draw/screen/form_widgets.h"

namespace screens::card_draw {

namespace {

std::string play_draft(const std::string& participant) { return std::string("play ").append(participant); }

Phrase becomes_in_words(const cd::Match& match, const std::string& who, const cd::Standing& standing) {
    return joined(standing_in_words(match, person_name(match, who), standing), rules::semicolon());
}

// Set-aside cards of one back: says once for all of them when they are ready again.
void draw_set_aside(ui::Ui& ui, const cd::Character& who, cd::Back back) {
    std::vector<Phrase> cards;
    for (const cd::Background& card : who.hand)
        if (!card.ready && card.card.back == back) cards.push_back(background_in_words(card));
    if (cards.empty()) return;
    const Phrase all = joined(cards, rules::semicolon());
    draw_note(ui, back == cd::Back::Red ? say("Set aside until the next session: {1}.", all)
                                        : say("Set aside until the next scene: {1}.", all));
}

// The open page of a participant who may still improve.
class Improver {
public:
    Improver(View& view, const cd::WindowForecast& forecast)
        : view_(view),
          ui_(view.app.ui()),
          match_(view.match()),
          forecast_(forecast),
          id_(forecast.participant),
          offers_(view.app.ui()) {}

    // Keeping is accented if nothing else is left to press.
    std::optional<cd::Command> draw(ui::Look keeping) {
        const cd::Participant& participant = match_.test->participant(id_);
        ui_.text(drawn_in_words(participant.current->card, participant.current->value), {Type::Strong});
        for (const Phrase& line : standing_in_words(match_, person_name(match_, id_), forecast_.now))
            ui_.text(line, {Type::Small});
        if (participant.passed)
            draw_note(ui_, say("keeps this card"));
        else if (ui_.button(say("{1} keeps this card", person_name(match_, id_)), keeping))
            chosen_ = {seat_of(match_, id_), cd::Pass{id_}};
        const cd::Character* who = match_.find(id_);
        if (!who) return chosen_;
        bonus(*who);
        disadvantage(*who);
        if (!who->hand.empty()) plays(*who);
        if (asks_) odds_of_disadvantage();
        return chosen_;
    }

private:
    void plays(const cd::Character& who) {
        const std::string place = play_draft(id_);
        std::vector<Phrase> suggestions;
        for (const cd::Background& card : who.hand)
            if (card.ready && !card.name.empty())
                suggestions.push_back(
                    say("{1}, {2}: {3}.", person_name(match_, id_), plain(card.name), plain(match_.test->name)));
        draw_description(
            view_, {say("How the card helps"), place, last_descriptions(*view_.game, id_), std::move(suggestions)});
        const std::string& text = view_.drafts.at(place);
        if (text.empty() && !forecast_.plays.empty())
            draw_note(ui_, say("Whoever plays a card says how it helps. (CD-31)"));
        for (const cd::Background& card : who.hand)
            if (card.ready) play(who, card, text);
        for (const cd::Back back : {cd::Back::Red, cd::Back::Blue}) draw_set_aside(ui_, who, back);
    }

    // The card's effect, or why it cannot be played; a missing text only disables it.
    void play(const cd::Character& who, const cd::Background& card, const std::string& text) {
        const cd::Command command{who.seat, cd::PlayCard{who.id, card.card, text}};
        const auto found = std::ranges::find(forecast_.plays, card.card, &cd::PlayForecast::card);
        const Phrase becomes =
            found == forecast_.plays.end() ? Phrase() : becomes_in_words(match_, who.id, found->becomes);
        const Phrase label = say("Play {1}", background_in_words(card));
        Offer offer{label, becomes};
        offer.refusal = closed_because(view_, command);
        if (offer.refusal && is_missing_text(*offer.refusal)) {
            ui_.button(label, ui::Look::Plain, open_unless(offer.refusal));
            draw_note(ui_, becomes);
        } else if (offers_.draw(offer)) {
            chosen_ = command;
        }
    }

    void bonus(const cd::Character& who) {
        if (who.bonus == 0) return;
        const cd::Command command{who.seat, cd::SpendBonus{who.id}};
        Offer spend{say_many(who.bonus, "Bonus draw ({1} left)", "Bonus draw ({1} left)")};
        spend.refusal = view_.check(command);
        const bool alone = forecast_.bonus.size() == 1;
        if (!spend.refusal && alone) {
            spend.chance = forecast_.bonus.front().chance;
            spend.about = say("The better of two cards counts; the figure is the chance that it improves the result.");
        }
        if (offers_.draw(spend)) chosen_ = command;
        if (spend.refusal || alone) return;
        for (const cd::Betterment& each : forecast_.bonus)
            draw_exact(ui_, say("it improves the result against {1}", person_name(match_, each.opponent)), each.chance);
    }

    void disadvantage(const cd::Character& who) {
        const cd::Command command{who.seat, cd::DrawDisadvantage{who.id}};
        Offer take{say("{1} draws a disadvantage", person_name(match_, id_))};
        take.refusal = view_.check(command);
        if (!take.refusal && forecast_.disadvantage) take.chance = forecast_.disadvantage->hit;
        const bool pressed = offers_.draw(take);
        if (take.refusal) return;
        asks_ = true;
        draw_note(ui_, forecast_.incapacity && forecast_.incapacity->value() > 0
                           ? say("It replaces the card, for better or worse, and stays with the character; the chance "
                                 "of being incapacitated by it is {1}.",
                                 percent(*forecast_.incapacity))
                           : say("It replaces the card, for better or worse, and stays with the character. (CD-33)"));
        if (!pressed) return;
        if (wins(forecast_.now))
            ask_disadvantage(command);
        else
            chosen_ = command;
    }

    void odds_of_disadvantage() {
        if (!forecast_.disadvantage) return;
        ui_.caption(say("WHAT A DISADVANTAGE MAY BRING"));
        draw_card_odds(view_, *forecast_.disadvantage);
        if (forecast_.incapacity) draw_exact(ui_, say("incapacitated by it"), *forecast_.incapacity);
    }

    static bool wins(const cd::Standing& now) {
        return (now.outcome && cd::is_hit(*now.outcome)) || now.highest.value_or(false) ||
               std::ranges::any_of(now.against, [](const cd::Against& each) { return cd::is_won(each.result); });
    }

    // Asks first, because it would give up a winning card.
    void ask_disadvantage(const cd::Command& command) {
        const cd::Current& now = *match_.test->participant(id_).current;
        const Phrase who = person_name(match_, id_), card = drawn_in_words(now.card, now.value);
        const Phrase stands = becomes_in_words(match_, id_, forecast_.now);
        view_.dialog = [&view = view_, command, who, card, stands] {
            const Reply reply = ask_first(view.app.ui(), {"disadvantage", say("Does {1} give up a winning card?", who),
                                                          say("Now: {1}, {2}. The disadvantage takes its place, for "
                                                              "better or worse, and stays with the character.",
                                                              card, stands),
                                                          say("{1} draws a disadvantage", who)});
            if (reply == Reply::Yes) view.submit(command);
            return reply != Reply::None;
        };
    }

    View& view_;
    ui::Ui& ui_;
    const cd::Match& match_;
    const cd::WindowForecast& forecast_;
    const std::string& id_;
    OfferList offers_;
    std::optional<cd::Command> chosen_{};
    bool asks_ = false;  // a confirmation for a disadvantage is needed
};

// Everybody who may improve: pressing a name opens that page and sheet. The list's order never changes.
void draw_improvers(View& view, const std::vector<cd::WindowForecast>& window, const std::string& open) {
    ui::Ui& ui = view.app.ui();
    const cd::Match& match = view.match();
    std::vector<Phrase> keeping;
    for (std::size_t i = 0; i < window.size(); ++i) {
        const std::string& id = window[i].participant;
        if (i % 2 == 0) ui.row({1, 1});
        if (ui.button(person_name(match, id), id == open ? ui::Look::Chosen : ui::Look::Plain))
            view.people.improver = view.people.opened = id;
        if (match.test->participant(id).passed) keeping.push_back(person_name(match, id));
    }
    if (window.size() % 2 == 1) ui.take(1);
    if (!keeping.empty()) draw_note(ui, say("Keeping their cards: {1}", joined(keeping, rules::comma())));
}

// The one who was opened, else the first who has not decided yet.
std::string open_improver(const View& view, const std::vector<cd::WindowForecast>& window) {
    const auto opened = std::ranges::find(window, view.people.improver, &cd::WindowForecast::participant);
    if (opened != window.end()) return view.people.improver;
    for (const cd::WindowForecast& each : window)
        if (!view.match().test->participant(each.participant).passed) return each.participant;
    return {};
}

void draw_bonus_choice(View& view) {
    ui::Ui& ui = view.app.ui();
    const cd::Match& match = view.match();
    const cd::BonusCard& bonus = *match.test->bonus;
    const std::string id = bonus.participant;
    const cd::Current& old = *match.test->participant(id).current;
    std::optional<cd::Which> chosen;
    const auto one = [&](cd::Which which, const cd::Drawn& drawn) {
        const Phrase card = drawn_in_words(drawn.card, drawn.value);
        if (ui.button(which == cd::Which::Old ? say("The old one: {1}", card) : say("The new one: {1}", card)))
            chosen = which;
        draw_note(ui, becomes_in_words(match, id, cd::standing(match, id, drawn)));
    };
    one(cd::Which::Old, {old.card, old.value});
    one(cd::Which::New, bonus.drawn);
    if (chosen) view.submit(seat_of(match, id), cd::Keep{id, *chosen});
}

}  // namespace

void drop_test_drafts(View& view) {
    for (const char* draft : {kAlterDraft, kSuccessDraft, kReasonDraft}) view.drafts.drop(draft);
    for (const cd::Character& who : view.match().characters) view.drafts.drop(play_draft(who.id));
}

void draw_improving(View& view) {
    ui::Ui& ui = view.app.ui();
    draw_test_head(view);
    if (view.place.narrow) draw_pairs(view);  // otherwise the test's card shows them
    if (view.match().phase == cd::Phase::BonusChoice) return draw_bonus_choice(view);
    const auto is_others = [&](const std::string& id) { return !view.plays(seat_of(view.match(), id).number); };
    auto due = cd::awaiting(view.match());
    std::erase_if(due, [&](const cd::Awaited& each) { return is_others(each.participant); });
    if (due.size() > 1 && ui.button(say("All keep their cards"), ui::Look::Accent)) {
        for (const cd::Awaited& each : due)
            if (!view.submit(each.seat, cd::Pass{each.participant})) return;
        return;
    }
    std::optional<cd::Command> chosen;
    auto window = cd::window_forecast(view.match());
    std::erase_if(window, [&](const cd::WindowForecast& each) { return is_others(each.participant); });
    const std::string open = open_improver(view, window);
    if (window.size() > 1) draw_improvers(view, window, open);
    ui.rule();
    for (const cd::WindowForecast& each : window) {
        if (each.participant != open) continue;
        draw_title(ui, person_name(view.match(), open));
        chosen = Improver(view, each).draw(due.size() > 1 ? ui::Look::Plain : ui::Look::Accent);
    }
    ui.rule();
    draw_dealing(view);
    if (!chosen) return;
    const auto* play = get_if<cd::PlayCard>(&chosen->action);
    const std::string draft = play ? play_draft(play->participant) : std::string();
    if (view.submit(chosen->seat, chosen->action) && !draft.empty()) view.drafts.drop(draft);
}

}  // namespace screens::card_draw

#include "game/stories/card_draw/screen/form_widgets.h"

#include <algorithm>
#include <array>

#include "engine/core/lists.h"
#include "engine/ui/small_print.h"
#include "game/kit/one_of.h"
#include "game/stories/screen/odds.h"

namespace screens::card_draw {

namespace {

constexpr std::size_t kLastOffered = 3;

// Bar colours: the better the outcome, the deeper the blue; failures are hatched.
constexpr std::array<ui::Colour, 6> kOutcomeColours{{{0x1f, 0x57, 0xb4},
                                                     {0x6f, 0x97, 0xd2},
                                                     {0x8f, 0xb3, 0x9a},
                                                     {0xd8, 0xc9, 0xa0},
                                                     {0xe3, 0xb4, 0x8a},
                                                     {0xc4, 0x57, 0x0f}}};

ui::Ink outcome_ink(std::size_t outcome) {
    const bool fails = outcome + 1 == kOutcomeColours.size();
    return {kOutcomeColours[outcome], ui::Stroke::Solid, fails ? ui::Fill::Hatched : ui::Fill::Solid};
}

const char *const kAnyText = "...", *const kMissingText = "text_missing";

void fill(std::string& text) {
    if (text.empty()) text = kAnyText;
}

// The command as if all its texts were written.
cd::Command written(cd::Command command) {
    visit(
        [](auto& action) {
            using Action = std::decay_t<decltype(action)>;
            using rules::is_one_of;
            if constexpr (is_one_of<Action, cd::StartChallenge, cd::StartCompetition, cd::StartFray, cd::AddCharacter,
                                    cd::NameBackground>)
                fill(action.name);
            if constexpr (is_one_of<Action, cd::BeginScene>) fill(action.title);
            if constexpr (is_one_of<Action, cd::PlayCard>) fill(action.description);
            if constexpr (is_one_of<Action, cd::WinRound>) fill(action.text);
            if constexpr (is_one_of<Action, cd::AlterScene>)
                if (action.text) fill(*action.text);
        },
        command.action);
    return command;
}

}  // namespace

void draw_who(View& view, const WhoAsked& asked, std::string& id) {
    Picker<std::string> people(asked.what, say("no one"));
    for (const cd::Character& each : view.match().characters)
        if (asked.among == Who::All || !each.incapacitated)
            people.add(each.id, plain(each.name), seat_name(view.match(), each.seat));
    people.draw(view.app.ui(), view.dialog, id);
}

void draw_suit(View& view, cd::Suit& suit) {
    ui::Ui& ui = view.app.ui();
    for (std::size_t i = 0; i < cd::kSuits.size(); ++i) {
        if (i % 2 == 0) ui.row({1, 1});
        const cd::Suit one = cd::kSuits[i];
        if (ui.button(say("{1}, {2}", cd::spoken(one), cd::spoken_field(one)),
                      suit == one ? ui::Look::Chosen : ui::Look::Plain))
            suit = one;
    }
}

void draw_exact(ui::Ui& ui, const Phrase& what, const core::Chance& chance) { ui.fact(what, exact_in_words(chance)); }

void draw_outcomes(ui::Ui& ui, const cd::OutcomeOdds& odds, int cards) {
    if (cards == 1) {
        std::vector<Share> shares;
        for (std::size_t i = 0; i < odds.size(); ++i)
            shares.push_back({outcome_in_words(static_cast<cd::Outcome>(i)), odds[i].value(), outcome_ink(i)});
        draw_share_bar(ui, shares);
        ui.space(2);
    }
    for (std::size_t i = 0; i < odds.size(); ++i)
        draw_exact(ui, outcome_in_words(static_cast<cd::Outcome>(i)), odds[i]);
}

void draw_versus(ui::Ui& ui, const cd::VersusOdds& odds) {
    for (int i = cd::kVersus - 1; i >= 0; --i)
        if (const core::Chance& chance = odds[static_cast<std::size_t>(i)]; chance.value() > 0)
            draw_exact(ui, versus_result(static_cast<cd::Versus>(i)), chance);
}

void draw_card_odds(View& view, const cd::CardOdds& odds) {
    ui::Ui& ui = view.app.ui();
    const cd::Match& match = view.match();
    if (odds.cards > 1)
        draw_note(ui, say("Two cards are drawn and one is chosen: these are the chances that at least one of them "
                          "gives this result."));
    if (odds.outcomes) draw_outcomes(ui, *odds.outcomes, odds.cards);
    if (odds.hit) draw_exact(ui, say("any hit"), *odds.hit);
    for (const cd::RivalOdds& rival : odds.rivals) {
        const Phrase other = person_name(match, rival.opponent);
        ui.caption(rival.known ? say("AGAINST {1}", other) : say("AGAINST {1}, WHO HAS YET TO DRAW", other));
        if (rival.chooses)
            draw_note(ui, say("{1} chooses between two cards: these odds are against one of them.", other));
        draw_versus(ui, rival.odds);
    }
    if (odds.highest) draw_exact(ui, say("the single highest card"), *odds.highest);
    if (odds.hindered.value() > 0) draw_exact(ui, say("hits a disadvantage you hold"), odds.hindered);
}

void draw_description(View& view, const Describing& asked) {
    ui::Ui& ui = view.app.ui();
    std::string& text = view.drafts.at(asked.place);
    draw_text_lines(ui, asked.what, text, 1, cd::limits::kText);
    std::vector<std::string> ready;
    for (const Phrase& each : asked.suggestions) ready.push_back(ui.translated(each));
    const std::string aloud = ui.translated(say("(told aloud)"));
    const auto now = std::ranges::find(ready, text);
    if (text.empty() || text == aloud || now != ready.end()) {
        const bool by_text = asked.aloud == Aloud::ByText;
        std::vector<Phrase> labels;
        if (!ready.empty()) labels.push_back(say("Suggest words"));
        if (by_text) labels.push_back(say("Told aloud"));
        button_row(ui, labels);
        if (!ready.empty() && ui.button(say("Suggest words")))
            text = now == ready.end() || now + 1 == ready.end() ? ready.front() : *(now + 1);
        if (by_text && ui.button(say("Told aloud"))) text = aloud;
    }
    for (const std::string& each : asked.last) {
        const double room = ui.rest().width() - ui.px(34);
        if (each != text && each != aloud &&
            ui.button(ui::fitted(ui, say("Again: {1}", plain(each)), room), ui::Look::Bare))
            text = each;
    }
}

std::vector<std::string> last_descriptions(const Session& game, const std::string& participant) {
    std::vector<std::string> last;
    const auto& steps = game.steps();
    for (auto step = steps.rbegin(); step != steps.rend() && last.size() < kLastOffered; ++step)
        for (const cd::Event& event : step->events) {
            const auto* played = get_if<cd::CardPlayed>(&event);
            if (!played || played->participant != participant) continue;
            if (!core::contains(last, played->description)) last.push_back(played->description);
        }
    return last;
}

void draw_dealing(View& view) {
    if (view.sharing.table) return;
    ui::Ui& ui = view.app.ui();
    ui.caption(say("WHO DEALS"));
    const Phrase program = say("The program"), people = say("Real cards");
    button_row(ui, {program, people});
    const auto look = [&](Dealing one) { return view.deck.dealing == one ? ui::Look::Chosen : ui::Look::Plain; };
    if (ui.button(program, look(Dealing::Program))) view.deal_by(Dealing::Program);
    if (ui.button(people, look(Dealing::Told))) view.deal_by(Dealing::Told);
}

void draw_title(ui::Ui& ui, const Phrase& title) { ui.text(title, {Type::Lead}); }

void draw_favoured(View& view, const cd::Ids& ids) {
    std::optional<cd::Action> chosen;
    for (const std::string& id : ids) {
        const cd::Character* who = view.match().find(id);
        if (!who || who->advantage) continue;
        const auto card =
            std::ranges::find_if(who->hand, [](const cd::Background& each) { return each.favours.has_value(); });
        const cd::GrantAdvantage action{id};
        if (card == who->hand.end() || view.check({cd::kGm, action})) continue;
        if (view.app.ui().button(say("Give advantage to {1}", person_name(view.match(), id)))) chosen = action;
        draw_note(view.app.ui(),
                  say("{1} favours {2} in combat.", background_in_words(*card), cd::spoken(*card->favours)));
    }
    if (chosen) view.submit(cd::kGm, *chosen);
}

std::optional<rules::Refusal> closed_because(const View& view, const cd::Command& command) {
    if (auto refusal = view.check(written(command))) return refusal;
    if (!view.check(command)) return std::nullopt;
    return rules::Refusal{kMissingText, "", say("The text for this is still missing.")};
}

bool is_missing_text(const rules::Refusal& refusal) { return refusal.code == kMissingText; }

}  // namespace screens::card_draw

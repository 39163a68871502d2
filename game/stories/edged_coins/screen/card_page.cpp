// A character's card, filled in by hand: its lists as one writes them on paper.

#include <algorithm>
#include <utility>

#include "game/stories/edged_coins/card_text.h"
#include "game/stories/edged_coins/rules/limits.h"
#include "game/stories/edged_coins/screen/choice_widgets.h"

namespace screens::edged_coins {

namespace {

constexpr const char* kCardDrafts[] = {"card-name",    "card-skills", "card-resistances",
                                       "card-weapons", "card-armor",  "card-talents"};

void drop_card(View& view) {
    for (const char* draft : kCardDrafts) view.drafts.drop(draft);
    view.people.card.reset();
}

// An unused id.
std::string new_id(const ec::Match& match) {
    for (int number = 1;; ++number) {
        std::string id = std::string("c").append(std::to_string(number));
        if (!match.find(id)) return id;
    }
}

core::Result<ec::Character, Phrase> written(View& view) {
    const CardForm& card = *view.people.card;
    const auto text = [&](const char* draft) -> const std::string& { return view.drafts.at(draft); };
    auto sheet = story::sheet_from({text("card-name"), text("card-skills"), text("card-resistances"),
                                    text("card-weapons"), text("card-armor"), text("card-talents")});
    if (!sheet) return core::failure(sheet.error());
    sheet->hc_max = card.hc_max;
    sheet->ec_max = card.ec_max;
    ec::Character character;
    character.id = card.id.empty() ? new_id(view.match()) : card.id;
    character.seat.number = card.seat;
    const ec::Character* now = card.id.empty() ? nullptr : view.match().find(card.id);
    character.hc = now ? std::clamp(now->hc + card.hc_by, 0, card.hc_max) : card.hc_max;
    character.ec = now ? std::clamp(now->ec + card.ec_by, 0, card.ec_max) : card.ec_max;
    character.sheet = std::make_shared<const ec::Sheet>(std::move(*sheet));
    return character;
}

void refuse(CardForm& card, const Phrase& why) {
    card.wrong = why;
    card.refused = true;
}

void keep_card(View& view) {
    auto character = written(view);
    if (!character) {
        refuse(*view.people.card, character.error());
        return;
    }
    const std::string id = view.people.card->id;
    const bool gives = !id.empty() && view.match().character(id).seat != character->seat;
    const bool kept = id.empty() ? view.submit(ec::kCm, ec::AddCharacter{*character})
                                 : view.submit(ec::kCm, ec::EditCharacter{{id}, {*character}});
    if (!kept) {
        refuse(*view.people.card, view.fault);
        return;
    }
    if (gives && !view.submit(ec::kCm, ec::GiveCharacter{id, character->seat})) return;
    view.people.chosen = character->id;
    drop_card(view);
}

// A slider for what the character will have; keeps the difference from what it has now, which may change meanwhile.
void draw_count(ui::Ui& ui, const Phrase& label, int now, int max, int& by) {
    int count = std::clamp(now + by, 0, max);
    ui.slider(label, count, {0, max, 1});
    by = count - now;
}

void draw_counts(View& view) {
    ui::Ui& ui = view.app.ui();
    CardForm& card = *view.people.card;
    ui.slider(say("HC"), card.hc_max, {1, 30, 1});
    ui.slider(say("EC"), card.ec_max, {0, 30, 1});
    const ec::Character* now = card.id.empty() ? nullptr : view.match().find(card.id);
    if (!now) return;
    draw_count(ui, say("Current HC"), now->hc, card.hc_max, card.hc_by);
    if (card.ec_max > 0) draw_count(ui, say("Current EC"), now->ec, card.ec_max, card.ec_by);
}

}  // namespace

void edit_card(View& view, const ec::Character& character) {
    const ec::Sheet& sheet = *character.sheet;
    view.people.card = CardForm{character.id, character.seat.number, 0, 0, sheet.hc_max, sheet.ec_max};
    const story::CardText text = story::text_of(sheet);
    view.drafts.at("card-name") = text.name;
    view.drafts.at("card-skills") = text.skills;
    view.drafts.at("card-resistances") = text.resistances;
    view.drafts.at("card-weapons") = text.weapons;
    view.drafts.at("card-armor") = text.armor;
    view.drafts.at("card-talents") = text.talents;
}

void draw_card(View& view) {
    ui::Ui& ui = view.app.ui();
    CardForm& card = *view.people.card;
    if (!card.id.empty() && !view.match().find(card.id)) return drop_card(view);
    ui.heading(card.id.empty() ? say("A new character") : say("Rewriting the card"));
    draw_text_line(ui, say("Name"), view.drafts.at("card-name"), ec::limits::kName);
    Picker<int> seats(say("Played by"), say("no one"));
    for (const int number : view.match().seated()) seats.add(number + 1, seat_name(view.match(), ec::Seat{number + 1}));
    seats.add(0, say("The CM"));
    seats.draw(ui, view.dialog, card.seat);
    draw_counts(view);
    ui.input_lines(say("Skills with their ranks: Row 4, Swim 3"), view.drafts.at("card-skills"), 2, 4000);
    ui.input_lines(say("Resistances: Endurance 2, Will 1"), view.drafts.at("card-resistances"), 1, 4000);
    ui.input_lines(say("Weapons: Boathook 2 (Polearms)"), view.drafts.at("card-weapons"), 1, 4000);
    ui.input_text(say("Armor: Oilskin Coat 1"), view.drafts.at("card-armor"), 200);
    ui.input_lines(say("Talents, one per line: River Sense 1-3: what it does"), view.drafts.at("card-talents"), 2,
                   8000);
    draw_note(ui, say("Ranks go from 0 Iron to 5 Platinum, Power from 0 to 10. (EC-34)"));
    if (!card.wrong.empty()) ui.text(card.wrong, {Type::Small, palette::kAccent});
    if (std::exchange(card.refused, false)) ui.focus_next();  // scrolls to the reason and the button
    if (ui.button(say("The card is ready"), ui::Look::Accent)) return keep_card(view);
    if (ui.button(say("Never mind"))) drop_card(view);
}

}  // namespace screens::edged_coins

#include "game/stories/card_draw/rules/json_parts.h"

#include <limits>

#include "game/kit/json_text.h"
#include "game/stories/card_draw/rules/enum_names.h"
#include "game/stories/card_draw/rules/limits.h"

namespace rules::card_draw {

namespace {

constexpr std::size_t kTextBytes = 40'000, kCardBytes = 20;

const char* until_word(Until until) {
    switch (until) {
        case Until::Judgement:
            return "judgement";
        case Until::EndOfScene:
            return "end_of_scene";
        case Until::EndOfSession:
            return "end_of_session";
    }
    return "";
}

}  // namespace

Seat seat_from(const Field& field) {
    const std::string word = field.json().is_string() ? field.json().get<std::string>() : "";
    if (word == "gm") return kGm;
    if (word.size() == 2 && word[0] == 'p' && word[1] >= '1' &&
        word[1] < '1' + static_cast<int>(limits::kSeats))
        return {word[1] - '0'};
    field.refuse("must be gm or p1 to p8, not " + described(field.json()));
}

const std::string& text_from(const Field& field) { return field.text(kTextBytes); }

int number_from(const Field& field) {
    return field.integer(std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
}

bool flag_from(const Field& object, const char* key, bool otherwise) {
    const auto field = object.find(key);
    return field ? field->boolean() : otherwise;
}

Card card_from(const Field& field) {
    if (const auto card = card_draw::card_from(field.text(kCardBytes))) return *card;
    field.refuse("must be a card like 7C, 10D, QH or AS, not " + described(field.json()));
}

Backed backed_from(const Field& field) {
    if (const auto card = card_draw::backed_from(field.text(kCardBytes))) return *card;
    field.refuse("must be a background card like \"red 7C\" or \"blue JD\", not " + described(field.json()));
}

Cards told_from(const Field& object) {
    Cards cards;
    const auto list = object.find("cards");
    if (!list) return cards;
    for (const Field& each : list->items(kDeckSize)) cards.push_back(card_from(each));
    return cards;
}

Json card_json(Card card) { return word(card); }

Json cards_json(const Cards& cards) {
    Json json = Json::array();
    for (const Card card : cards) json.push_back(word(card));
    return json;
}

Json drawn_json(const Drawn& drawn) { return {{"card", word(drawn.card)}, {"value", drawn.value}}; }

Json current_json(const Current& current) {
    return {{"card", word(current.card)}, {"value", current.value}, {"source", word(current.source)}};
}

Json background_json(const Background& card) {
    return {{"card", word(card.card)},
            {"kind", word(card.kind)},
            {"field", field_word(card.card.card.suit)},
            {"rank", card.card.card.rank},
            {"name", text_or_null(card.name)},
            {"scope", word(card.scope)},
            {"ready", card.ready}};
}

Json disadvantage_json(const Disadvantage& disadvantage) {
    return {{"card", word(disadvantage.card)},
            {"until", until_word(disadvantage.until)},
            {"number", disadvantage.number}};
}

Json character_json(const Character& character) {
    Json hand = Json::array(), disadvantages = Json::array();
    for (const Background& each : character.hand) hand.push_back(background_json(each));
    for (const Disadvantage& each : character.disadvantages) disadvantages.push_back(disadvantage_json(each));
    return {{"id", character.id},
            {"name", character.name},
            {"seat", word(character.seat)},
            {"hand", hand},
            {"bonus", character.bonus},
            {"advantage", character.advantage},
            {"disadvantages", disadvantages},
            {"incapacitated", character.incapacitated},
            {"barred", character.barred}};
}

Json change_json(const Change& change) { return {{"before", change.before}, {"after", change.after}}; }

Json text_or_null(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

Json chance_json(const core::Chance& chance) {
    Json json = Json::object();
    if (chance.exact()) json = {{"over", chance.exact()->over}, {"under", chance.exact()->under}};
    json["value"] = chance.value();
    return json;
}

}  // namespace rules::card_draw

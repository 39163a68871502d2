// Reading and writing seats, background cards and suits' fields.

#include "game/kit/json_text.h"
#include "game/kit/kind_of.h"
#include "game/stories/card_draw/rules/background.h"

namespace rules::card_draw {

namespace {

Seat seat_from(const Field& field) {
    const std::string word = field.json().is_string() ? field.json().get<std::string>() : "";
    if (word == "gm") return kGm;
    if (word.size() == 2 && word[0] == 'p' && word[1] >= '1' && word[1] < '1' + static_cast<int>(limits::kSeats))
        return {word[1] - '0'};
    field.refuse("must be gm or p1 to p8, not " + described(field.json()));
}
Json seat_json(const Seat& seat) { return word(seat); }
void hash_seat(const Seat& seat, core::Hash& hash) { hash.add(seat.number); }
Json seat_schema() { return {{"title", "seat"}, {"type", "string"}, {"pattern", "^(gm|p[1-8])$"}}; }

Backed read_backed(const Field& field) {
    if (const auto card = backed_from(field.text(20))) return *card;
    field.refuse("must be a background card like \"red 7C\" or \"blue JD\", not " + described(field.json()));
}
Json backed_json(const Backed& card) { return word(card); }
void hash_backed(const Backed& card, core::Hash& hash) { hash.add(card.back).add(card.card.index()); }
Json backed_schema() {
    return {{"title", "background card"}, {"type", "string"}, {"pattern", "^(red|blue) ([2-9JQKA]|10)[CDHS]$"}};
}

SuitField field_from(const Field& field) { field.refuse("cannot be read: the game computes it"); }
Json field_json(const SuitField& field) { return field_word(field.suit); }
void hash_field(const SuitField& field, core::Hash& hash) { hash.add(field.suit); }
Json field_schema() { return {{"type", "string"}}; }

Background background_from(const Field& field) { field.refuse("cannot be read: the game computes it"); }
Json background_json(const Background& card) {
    Json json{{"card", word(card.card)},
              {"kind", word(card.kind)},
              {"field", field_word(card.card.card.suit)},
              {"rank", card.card.card.rank},
              {"name", card.name.empty() ? Json(nullptr) : Json(card.name)},
              {"scope", word(card.scope)},
              {"ready", card.ready}};
    if (card.favours) json["favours"] = word(*card.favours);
    return json;
}
void hash_background(const Background& card, core::Hash& hash) {
    hash_backed(card.card, hash);
    hash.add(card.kind).add(card.scope).add(card.ready);
    rules::kind_of<std::string>().hash(&card.name, hash);
    if (card.favours) hash.add(*card.favours);  // adds nothing if unset, so older hashes stay valid
}
Json background_schema() {
    return {{"title", "background card with its kind, field, rank, name and scope"}, {"type", "object"}};
}

}  // namespace

const rules::Kind& Seat::field_kind() { return kind_by<Seat, seat_from, seat_json, hash_seat, seat_schema>(); }
const rules::Kind& Backed::field_kind() {
    return kind_by<Backed, read_backed, backed_json, hash_backed, backed_schema>();
}
const rules::Kind& SuitField::field_kind() {
    return kind_by<SuitField, field_from, field_json, hash_field, field_schema>();
}
const rules::Kind& Background::field_kind() {
    return kind_by<Background, background_from, background_json, hash_background, background_schema>();
}

}  // namespace rules::card_draw

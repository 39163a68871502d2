// Reading and writing background cards and suits' fields.

#include "game/kit/json_text.h"
#include "game/kit/kind_of.h"
#include "game/stories/card_draw/rules/background.h"

namespace rules::card_draw {

namespace {

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

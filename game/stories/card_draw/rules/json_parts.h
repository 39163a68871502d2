#pragma once
// Parts of commands, events and states in the protocol's words.

#include <optional>
#include <string>

#include "engine/core/rational.h"
#include "game/kit/json_field.h"
#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

Seat seat_from(const Field& field);
// Texts are read long and checked later, so that the refusal can say how long they may be.
const std::string& text_from(const Field& field);
// Any whole number that an int holds; the rules say which are allowed.
int number_from(const Field& field);
bool flag_from(const Field& object, const char* key, bool otherwise);
Card card_from(const Field& field);
Backed backed_from(const Field& field);
// "cards": what a real deck showed; may be left out.
Cards told_from(const Field& object);

Json card_json(Card card);
Json cards_json(const Cards& cards);
// {"card": "QH", "value": 4}
Json drawn_json(const Drawn& drawn);
Json current_json(const Current& current);
Json background_json(const Background& card);
// {"card": "QH", "until": "end_of_scene", "number": 3}
Json disadvantage_json(const Disadvantage& disadvantage);
Json character_json(const Character& character);
Json change_json(const Change& change);
Json text_or_null(const std::string& text);  // empty: null
// {"over": 13, "under": 16, "value": 0.8125}, and the value alone where it is no longer exact.
Json chance_json(const core::Chance& chance);

}  // namespace rules::card_draw

#pragma once
// Parts of commands, events and states in the protocol's words.

#include "game/kit/json_field.h"
#include "game/stories/edged_coins/rules/match.h"

namespace rules::edged_coins {

Seat seat_from(const Field& field);
// Texts are read long and checked later, so that the refusal can say how long they may be.
const std::string& text_from(const Field& field);
std::string maybe_text(const Field& object, const char* key);
// Any whole number that an int holds; the rules say which are allowed.
int number_from(const Field& field);
bool flag_from(const Field& object, const char* key, bool otherwise);

// A character's record; `id` and `seat` stay as they are where the object is not to have them.
enum class RecordHas { IdAndSeat, NeitherIdNorSeat };
Character record_from(const Field& object, RecordHas has);
Json record_json(const Character& record, RecordHas has);

Json affliction_json(const Affliction& affliction);
// {"over": 13, "under": 16}, of an exact one.
Json fraction_json(const core::Chance& chance);
// For people: with "value": 0.8125, and that alone where it is no longer exact.
Json chance_json(const core::Chance& chance);
Json comparison_json(const std::optional<Comparison>& comparison);
Json number_or_null(const std::optional<int>& number);
Json text_or_null(const std::string& text);  // empty: null

}  // namespace rules::edged_coins

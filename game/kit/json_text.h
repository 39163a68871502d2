#pragma once
// Parses JSON from outside, protocol lines and files, within bounds (limits.h). Rejected in a sentence with line and
// column: invalid JSON, nesting deeper than kDeepest, more than kMaxContainers lists and objects, more than
// kKeysAnObject keys in an object or a duplicate key, NaN, numbers beyond a double, invalid UTF-8.

#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "game/kit/json.h"

namespace rules {

// The error says what is wrong and where: "line 1, column 7: ...".
core::Result<Json, std::string> parse_json(std::string_view text);

// A whole number, clamped to the range of int; `fallback` if it is not one. (Converting a number that no int
// can hold is undefined.)
int int_or(const Json& json, int fallback);

// A quotation for messages: at most 40 bytes, cut at a character boundary, in quotes.
std::string excerpt(std::string_view text);
// A short description of any JSON value: "\"pany\"", "12.5", "an object".
std::string described(const Json& json);

}  // namespace rules

#pragma once
// Text to JSON with bounds, for all that comes from outside: protocol lines and files. Refused in a sentence
// with line and column: what is no JSON, deeper nesting than kDeepest, more keys than kKeysAnObject or one
// twice in an object (limits.h), NaN and numbers beyond a double, broken UTF-8.

#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "game/kit/json.h"

namespace rules {

// The sentence says what is wrong and where: "line 1, column 7: ...".
core::Result<Json, std::string> parse_json(std::string_view text);

// A whole number, or the int that is nearest to it; the fallback where it is none. (A conversion of numbers
// that no int can hold is undefined.)
int int_or(const Json& json, int fallback);

// For sentences that quote what was written: at most 40 bytes, cut between characters, in quotes.
std::string excerpt(std::string_view text);
// Any JSON value in few words: "\"pany\"", "12.5", "an object".
std::string described(const Json& json);

}  // namespace rules

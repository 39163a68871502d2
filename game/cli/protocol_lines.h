#pragma once
// Lines of JSON that go in and out, shared by the protocol and the dialogue with external bots. Reading has a length
// limit: a longer line is skipped without storing it.

#include <istream>
#include <optional>
#include <string>

#include "game/kit/json.h"
#include "game/kit/limits.h"
#include "game/kit/refusal.h"

namespace cli {

using rules::kLineMost;

// {"code", "rule", "message", "by", "nearest", "coins"}, without those that the refusal lacks.
rules::Json error_json(const rules::Refusal& refusal);
// On one line; invalid UTF-8 is replaced.
std::string line_of(const rules::Json& json);
struct Line {
    std::string text;  // empty if it was too long
    bool too_long = false;
};
// The next line without its end ("\n" or "\r\n"); empty at the end of the input.
std::optional<Line> next_line(std::istream& in);

}  // namespace cli

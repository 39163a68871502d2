#pragma once
// JSON lines in and out, for the protocol and external bots. Reading limits their length: a longer line is skipped
// without storing it.

#include <istream>
#include <optional>
#include <string>

#include "game/kit/json.h"
#include "game/kit/limits.h"
#include "game/kit/refusal.h"

namespace cli {

using rules::kMaxLine;

// {"code", "rule", "message", "by", "nearest", "coins"}, without those the refusal lacks.
rules::Json error_json(const rules::Refusal& refusal);
// Dumps on one line; replaces invalid UTF-8.
std::string line_of(const rules::Json& json);
struct Line {
    std::string text;  // empty if too long
    bool too_long = false;
};
// Returns the next line without its end ("\n" or "\r\n"); nullopt at the end of input.
std::optional<Line> next_line(std::istream& in);

}  // namespace cli

#include "game/cli/protocol_lines.h"

#include <streambuf>

namespace cli {

using rules::Json;
using rules::Refusal;

Json error_json(const Refusal& refusal) {
    Json error{{"code", refusal.code}};
    if (!refusal.rule.empty()) error["rule"] = refusal.rule;
    error["message"] = words::english(refusal.message);
    if (refusal.by) error["by"] = *refusal.by;
    if (refusal.nearest) error["nearest"] = Json::array({refusal.nearest->x, refusal.nearest->y});
    if (!refusal.coins.empty()) error["coins"] = refusal.coins;
    return error;
}

std::string line_of(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::optional<Line> next_line(std::istream& in) {
    std::streambuf& source = *in.rdbuf();
    constexpr int kEnd = std::char_traits<char>::eof();
    int c = source.sbumpc();
    if (c == kEnd) return std::nullopt;
    Line line;
    for (; c != kEnd && c != '\n'; c = source.sbumpc()) {
        if (line.too_long) continue;
        line.text.push_back(static_cast<char>(c));
        // The extra byte may be the "\r" of the line end.
        if (line.text.size() > kMaxLine + 1) line = {"", true};
    }
    if (!line.text.empty() && line.text.back() == '\r') line.text.pop_back();
    if (line.text.size() > kMaxLine) line = {"", true};
    return line;
}

}  // namespace cli

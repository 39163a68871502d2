#include "game/kit/json_fault.h"

#include <algorithm>

#include "engine/core/utf8.h"
#include "game/kit/json_text.h"

namespace rules {

namespace {

constexpr std::string_view kSpace = " \t\r\n", kSigns = "{}[],:", kBetweenWords = " \t\r\n{}[],:\"";

// JSON consists of punctuation, quoted strings, and words, which are all the rest.
std::size_t end_of_part(std::string_view text, std::size_t from) {
    if (kSigns.find(text[from]) != std::string_view::npos) return from + 1;
    if (text[from] != '"') return std::min(text.find_first_of(kBetweenWords, from), text.size());
    for (std::size_t i = from + 1; i < text.size(); ++i) {
        if (text[i] == '"') return i + 1;
        if (text[i] == '\\') ++i;
    }
    return text.size();
}

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20; }
// Checks up to the end of the character whose byte was read last.
bool is_utf8_up_to(std::string_view text, std::size_t read) {
    const auto is_within = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; };
    while (read < text.size() && is_within(text[read])) ++read;
    return core::is_utf8(text.substr(0, read));
}

std::string unexpected(std::string_view part) {
    if (part.front() == '"') return "unexpected text " + excerpt(part.substr(1, part.size() - 2));
    if (std::ranges::any_of(part, is_control)) return "a control character";
    return core::is_utf8(part) ? "unexpected " + excerpt(part) : "bytes that are no UTF-8";
}

// Explains a fault in a quoted string that begins at `from`.
std::string told_in_quotes(std::string_view text, std::size_t from, std::size_t read) {
    if (read > text.size()) return line_and_column(text, from) + "a text without its closing quote";
    const char* reason = is_control(text[read - 1])   ? "a control character in a text"
                         : !is_utf8_up_to(text, read) ? "bytes that are no UTF-8"
                                                      : "an escape that JSON does not know";
    return line_and_column(text, read - 1) + reason;
}

}  // namespace

std::string line_and_column(std::string_view text, std::size_t place) {
    const std::string_view before = text.substr(0, place);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const auto start = before.rfind('\n');
    const auto column = before.size() - (start == std::string_view::npos ? 0 : start + 1) + 1;
    return "line " + std::to_string(line) + ", column " + std::to_string(column) + ": ";
}

std::string told(const JsonFault& fault, std::string_view text) {
    constexpr std::string_view kMark = "\xEF\xBB\xBF";  // some editors begin UTF-8 files with it
    std::size_t last = text.size(), to = text.starts_with(kMark) ? kMark.size() : 0;
    for (std::size_t from = text.find_first_not_of(kSpace, to); from < std::min(fault.read, text.size());
         from = text.find_first_not_of(kSpace, to)) {
        to = end_of_part(text, from);
        last = from;
        const std::string_view part = text.substr(from, to - from);
        // A fault within a part shows when its last byte or the one after it is read.
        if (to + 1 < fault.read || kSigns.find(part) != std::string_view::npos || Json::accept(part)) continue;
        if (part.front() == '"') return told_in_quotes(text, from, fault.read);
        return line_and_column(text, from) + (fault.too_large ? "a number too large to hold" : unexpected(part));
    }
    if (last == text.size()) return line_and_column(text, last) + "it is empty";
    if (fault.read > text.size()) return line_and_column(text, text.size()) + "it ends too early";
    return line_and_column(text, last) + unexpected(text.substr(last, to - last));
}

}  // namespace rules

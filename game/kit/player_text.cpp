#include "game/kit/player_text.h"

#include <utf8proc.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <vector>

#include "engine/core/utf8.h"

namespace rules {

namespace {

// nullopt for invalid UTF-8.
std::optional<std::vector<utf8proc_int32_t>> points_of(std::string_view text) {
    if (!core::is_utf8(text)) return std::nullopt;
    const std::vector<char32_t> points = core::code_points(text);
    return std::vector<utf8proc_int32_t>(points.begin(), points.end());
}

// True if it is invisible, or a combining mark, which is nothing by itself.
bool is_blank(utf8proc_int32_t point) {
    switch (utf8proc_category(point)) {
        case UTF8PROC_CATEGORY_ZS:
        case UTF8PROC_CATEGORY_ZL:
        case UTF8PROC_CATEGORY_ZP:
        case UTF8PROC_CATEGORY_CF:
        case UTF8PROC_CATEGORY_MN:
        case UTF8PROC_CATEGORY_MC:
        case UTF8PROC_CATEGORY_ME:
            return true;
        default:
            // The Braille blank has no property that says so.
            return point == '\n' || point == 0x2800 || utf8proc_get_property(point)->ignorable;
    }
}

bool is_allowed(utf8proc_int32_t point, Lines lines) {
    switch (utf8proc_category(point)) {
        case UTF8PROC_CATEGORY_CC:
        case UTF8PROC_CATEGORY_ZL:
        case UTF8PROC_CATEGORY_ZP:
            return lines == Lines::Many && point == '\n';
        default:
            return true;
    }
}

std::size_t count(const std::vector<utf8proc_int32_t>& points) {
    std::size_t count = 0;
    utf8proc_int32_t state = 0;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (i == 0 || utf8proc_grapheme_break_stateful(points[i - 1], points[i], &state)) ++count;
    return count;
}

}  // namespace

std::optional<std::size_t> characters(std::string_view text) {
    const auto points = points_of(text);
    return points ? std::optional(count(*points)) : std::nullopt;
}

std::optional<Flaw> flaw_in(std::string_view text, const TextBounds& bounds) {
    // Stacked combining marks count as one character, so the bytes need a limit too.
    constexpr std::size_t kBytesACharacter = 32;
    if (text.size() > bounds.max * kBytesACharacter) return Flaw::Long;
    const auto points = points_of(text);
    if (!points) return Flaw::Control;
    for (const auto point : *points)
        if (!is_allowed(point, bounds.lines)) return point == '\n' ? Flaw::LineBreak : Flaw::Control;
    const std::size_t length = count(*points);
    if (length < bounds.min) return Flaw::Short;
    if (bounds.min > 0 && std::ranges::all_of(*points, is_blank)) return Flaw::Blank;
    return length > bounds.max ? std::optional(Flaw::Long) : std::nullopt;
}

std::string flaw_of_file_text(std::string_view text, Lines lines) {
    const auto points = points_of(text);
    if (!points) return "has bytes that are no UTF-8";
    for (const auto point : *points) {
        if (!is_allowed(point, lines)) return point == '\n' ? "has a line break" : "has a control character";
        const auto last = static_cast<std::uint32_t>(point) & 0xFFFF;
        if (last >= 0xFFFE || (point >= 0xFDD0 && point <= 0xFDEF)) return "has a sign that is no character";
    }
    if (core::contained(text) != text) return "has a sign that turns the order of reading of what stands behind it";
    if (!points->empty() && std::ranges::all_of(*points, is_blank)) return "has nothing but blanks";
    return {};
}

std::string folded(std::string_view name) {
    utf8proc_uint8_t* made = nullptr;
    const auto options =
        static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
    const utf8proc_ssize_t size = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(name.data()),
                                               static_cast<utf8proc_ssize_t>(name.size()), &made, options);
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> keeper(made, &std::free);
    if (size < 0) return std::string(name);
    std::string result;
    for (const char32_t point :
         core::code_points({reinterpret_cast<const char*>(made), static_cast<std::size_t>(size)}))
        result +=
            utf8proc_category(static_cast<utf8proc_int32_t>(point)) == UTF8PROC_CATEGORY_ZS ? " " : core::utf8(point);
    const std::size_t first = result.find_first_not_of(' ');
    if (first == std::string::npos) return {};
    return result.substr(first, result.find_last_not_of(' ') - first + 1);
}

}  // namespace rules

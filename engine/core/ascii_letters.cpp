#include "engine/core/ascii_letters.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>

#include "engine/core/utf8.h"

namespace core {

namespace {

// Letters that are not another letter plus a mark.
struct Letter {
    char32_t point;
    std::string_view ascii;
};
constexpr std::array kLetters{
    Letter{U'\u00C6', "AE"}, Letter{U'\u00D0', "D"},  Letter{U'\u00D8', "O"},  Letter{U'\u00DE', "Th"},
    Letter{U'\u00DF', "ss"}, Letter{U'\u00E6', "ae"}, Letter{U'\u00F0', "d"},  Letter{U'\u00F8', "o"},
    Letter{U'\u00FE', "th"}, Letter{U'\u0110', "D"},  Letter{U'\u0111', "d"},  Letter{U'\u0126', "H"},
    Letter{U'\u0127', "h"},  Letter{U'\u0131', "i"},  Letter{U'\u0141', "L"},  Letter{U'\u0142', "l"},
    Letter{U'\u014A', "Ng"}, Letter{U'\u014B', "ng"}, Letter{U'\u0152', "OE"}, Letter{U'\u0153', "oe"},
    Letter{U'\u0166', "T"},  Letter{U'\u0167', "t"},  Letter{U'\u1E9E', "SS"},
};

std::string parts_of(char32_t point) {
    std::array<utf8proc_int32_t, 24> parts{};
    constexpr auto kOptions = static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT);
    int boundary = 0;
    const auto count =
        utf8proc_decompose_char(static_cast<utf8proc_int32_t>(point), parts.data(), parts.size(), kOptions, &boundary);
    std::string ascii;
    for (utf8proc_ssize_t i = 0; i < std::min<utf8proc_ssize_t>(count, parts.size()); ++i)
        if (const utf8proc_int32_t part = parts[static_cast<std::size_t>(i)]; part < 0x80)
            ascii += static_cast<char>(part);
    return ascii;
}

bool is_written_in_words(char32_t point) {
    const utf8proc_category_t category = utf8proc_category(static_cast<utf8proc_int32_t>(point));
    return category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_NO;  // letters, marks and numbers
}

std::string letters_of(char32_t point) {
    if (point < 0x80) return std::string(1, static_cast<char>(point));
    if (!is_written_in_words(point)) return " ";
    const auto letter = std::ranges::find(kLetters, point, &Letter::point);
    return letter == kLetters.end() ? parts_of(point) : std::string(letter->ascii);
}

}  // namespace

std::string in_ascii(std::string_view text) {
    std::string ascii;
    for (const char32_t point : code_points(text)) ascii += letters_of(point);
    return ascii;
}

}  // namespace core

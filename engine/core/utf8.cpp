#include "engine/core/utf8.h"

#include <utf8proc.h>

#include <algorithm>
#include <optional>

namespace core {

namespace {

constexpr std::size_t kLongest = 4;  // bytes of a character

struct Decoded {
    char32_t point;
    std::size_t bytes;
};
// The character that begins there, before the text's end.
std::optional<Decoded> decoded(std::string_view text, std::size_t at) {
    utf8proc_int32_t point = 0;
    const utf8proc_ssize_t bytes = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data() + at),
                                                    static_cast<utf8proc_ssize_t>(text.size() - at), &point);
    if (bytes <= 0) return std::nullopt;
    return Decoded{static_cast<char32_t>(point), static_cast<std::size_t>(bytes)};
}

}  // namespace

bool is_utf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const auto character = decoded(text, at);
        if (!character) return false;
        at += character->bytes;
    }
    return true;
}

std::vector<char32_t> code_points(std::string_view text) {
    std::vector<char32_t> points;
    for (std::size_t at = 0; at < text.size();) {
        const Decoded character = decoded(text, at).value_or(Decoded{U'\uFFFD', 1});
        points.push_back(character.point);
        at += character.bytes;
    }
    return points;
}

std::size_t next_character(std::string_view text, std::size_t at) {
    if (at >= text.size()) return text.size();
    const auto character = decoded(text, at);
    return at + (character ? character->bytes : 1);
}

std::size_t previous_character(std::string_view text, std::size_t at) {
    std::size_t bytes = std::min(at, kLongest);
    while (bytes > 1 && next_character(text.substr(0, at), at - bytes) != at) --bytes;
    return at - bytes;
}

std::string_view whole_characters(std::string_view text, std::size_t most_bytes) {
    if (text.size() <= most_bytes) return text;
    for (std::size_t bytes = 1; bytes < std::min(most_bytes + 1, kLongest); ++bytes)
        if (next_character(text, most_bytes - bytes) > most_bytes) return text.substr(0, most_bytes - bytes);
    return text.substr(0, most_bytes);
}

}  // namespace core

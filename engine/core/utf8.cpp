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
// The character that begins at `at`; nullopt if it is invalid. `at` must be before the end.
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

std::string utf8(char32_t point) {
    utf8proc_uint8_t bytes[kLongest];
    const utf8proc_ssize_t size = utf8proc_encode_char(static_cast<utf8proc_int32_t>(point), bytes);
    return {reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size)};
}

char32_t upper_case(char32_t letter) {
    return static_cast<char32_t>(utf8proc_toupper(static_cast<utf8proc_int32_t>(letter)));
}

char32_t lower_case(char32_t letter) {
    return static_cast<char32_t>(utf8proc_tolower(static_cast<utf8proc_int32_t>(letter)));
}

bool is_in_word(char32_t point) {
    const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(point));
    return category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_NO;
}

bool runs_leftward(std::string_view text) {
    constexpr unsigned char kFirst = 0xd6;  // lead byte of U+0590, the first such letter
    if (std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) >= kFirst; })) return false;
    return std::ranges::any_of(code_points(text), [](char32_t point) {
        const auto direction = utf8proc_get_property(static_cast<utf8proc_int32_t>(point))->bidi_class;
        return direction == UTF8PROC_BIDI_CLASS_R || direction == UTF8PROC_BIDI_CLASS_AL;
    });
}

bool steers_order(char32_t point) {
    return point == 0x061c || point == 0x200e || point == 0x200f || (point >= 0x202a && point <= 0x202e) ||
           (point >= 0x2066 && point <= 0x2069);
}

std::string contained(std::string_view text) {
    constexpr char32_t kFirstIsolate = 0x2066, kLastIsolate = 0x2068, kClosing = 0x2069;
    // All of them begin with one of these two bytes.
    if (text.find_first_of("\xe2\xd8") == std::string_view::npos) return std::string(text);
    std::string result;
    int open = 0;
    for (const char32_t point : code_points(text)) {
        const bool opens = point >= kFirstIsolate && point <= kLastIsolate, closes = point == kClosing;
        if (opens) ++open;
        if ((closes && open == 0) || (point >= 0x202a && point <= 0x202e)) continue;
        if (closes) --open;
        result += utf8(point);
    }
    for (; open > 0; --open) result += utf8(kClosing);
    return result;
}

std::string printable(std::string_view text) {
    const auto suspect = [](unsigned char c) { return (c < 0x20 && c != '\n' && c != '\t') || c == 0x7f || c == 0xc2; };
    if (std::ranges::none_of(text, suspect)) return std::string(text);
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t next = next_character(text, at);
        const auto byte = static_cast<unsigned char>(text[at]);
        const bool second = byte == 0xc2 && next == at + 2 && static_cast<unsigned char>(text[at + 1]) < 0xa0;
        const bool control = (byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7f || second;
        control ? result.append("\ufffd") : result.append(text.substr(at, next - at));
        at = next;
    }
    return result;
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

std::size_t next_cluster(std::string_view text, std::size_t at) {
    std::size_t end = next_character(text, at);
    utf8proc_int32_t state = 0;
    while (end < text.size()) {
        if (is_ascii(text[end])) return end;  // starts a new cluster: a line contains no line breaks
        const auto point = [&](std::size_t there) {
            const auto character = decoded(text, there);
            return static_cast<utf8proc_int32_t>(character ? character->point : U'\uFFFD');
        };
        if (utf8proc_grapheme_break_stateful(point(at), point(end), &state)) return end;
        at = end;
        end = next_character(text, at);
    }
    return end;
}

std::size_t previous_cluster(std::string_view text, std::size_t at) {
    std::size_t begin = previous_character(text, at);
    while (begin > 0 && !is_ascii(text[begin])) begin = previous_character(text, begin);
    for (std::size_t next = begin; (next = next_cluster(text, begin)) < at;) begin = next;
    return begin;
}

std::size_t clusters(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); at = next_cluster(text, at)) ++count;
    return count;
}

std::string_view first_clusters(std::string_view text, std::size_t max) {
    std::size_t end = 0;
    for (std::size_t taken = 0; taken < max && end < text.size(); ++taken) end = next_cluster(text, end);
    return text.substr(0, end);
}

std::string_view whole_characters(std::string_view text, std::size_t max_bytes) {
    if (text.size() <= max_bytes) return text;
    for (std::size_t bytes = 1; bytes < std::min(max_bytes + 1, kLongest); ++bytes)
        if (next_character(text, max_bytes - bytes) > max_bytes) return text.substr(0, max_bytes - bytes);
    return text.substr(0, max_bytes);
}

}  // namespace core

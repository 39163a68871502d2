#include "engine/words/line_breaks.h"

#include <algorithm>

#include "engine/core/lists.h"
#include "engine/core/utf8.h"

namespace words {

namespace {

constexpr std::string_view kSigns[] = {"\u00d7", "\u2265", "\u2264", "<", "="}, kDot = "\u00b7";
constexpr std::string_view kUnits[] = {"in", "Zoll", "cm", "%"};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool begins_with_unit(std::string_view text) {
    const std::string_view word = text.substr(0, text.find_first_of(" .,:;)"));
    return core::contains(kUnits, word);
}

// Chinese and Japanese characters, with their marks: lines may end between them.
bool is_sign(char32_t letter) {
    return (letter >= 0x2e80 && letter <= 0x9fff) || (letter >= 0xf900 && letter <= 0xfaff) ||
           (letter >= 0xff01 && letter <= 0xff60);
}
constexpr std::u32string_view kClosing =
    U"、。，．・：；？！」』）】〉》〕］｝ーゝゞ々…‥〜％"
    U"ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ)]}.,:;?!%»”’";
constexpr std::u32string_view kOpening = U"「『（【〈《〔［｛([{«“‘";

// True for the Japanese syllabary that spells foreign words, without the dot between two words (U+30FB).
bool is_katakana(char32_t letter) { return letter >= 0x30a1 && letter <= 0x30fc && letter != 0x30fb; }

// Whether katakana words stay whole, or may split between any two characters.
enum class Katakana { Whole, Parted };

bool may_part(char32_t before, char32_t after, Katakana katakana) {
    if (!is_sign(before) && !is_sign(after)) return false;
    if (katakana == Katakana::Whole && is_katakana(before) && is_katakana(after)) return false;
    if (before < 0x80 && is_digit(static_cast<char>(before))) return false;  // a number and its noun
    return kClosing.find(after) == std::u32string_view::npos && kOpening.find(before) == std::u32string_view::npos &&
           after != U' ' && before != U' ';
}

char32_t letter_at(std::string_view text, std::size_t at) {
    return core::code_points(text.substr(at, core::next_character(text, at) - at)).front();
}

std::optional<LineBreak> break_behind(std::string_view text, std::size_t from, Katakana katakana) {
    for (std::size_t at = core::next_character(text, from); at < text.size(); at = core::next_character(text, at)) {
        if (text[at] == ' ' && may_break(text, at)) return LineBreak{at, at + 1};
        const std::size_t before = core::previous_character(text, at);
        if (core::is_ascii(text[at]) && core::is_ascii(text[before])) continue;
        if (may_part(letter_at(text, before), letter_at(text, at), katakana)) return LineBreak{at, at};
    }
    return std::nullopt;
}

LineBreak longest_of(std::string_view text, Katakana katakana, const std::function<bool(std::string_view)>& fits) {
    const auto next = [&](std::size_t from) {
        return break_behind(text, from, katakana).value_or(LineBreak{text.size(), text.size()});
    };
    LineBreak last = next(0);
    while (last.end < text.size()) {
        const LineBreak longer = next(last.next);
        if (!fits(text.substr(0, longer.end))) break;
        last = longer;
    }
    return last;
}

}  // namespace

std::optional<LineBreak> next_break(std::string_view text, std::size_t from) {
    return break_behind(text, from, Katakana::Whole);
}

LineBreak longest_line(std::string_view text, const std::function<bool(std::string_view)>& fits) {
    const LineBreak line = longest_of(text, Katakana::Whole, fits);
    return fits(text.substr(0, line.end)) ? line : longest_of(text, Katakana::Parted, fits);
}

std::vector<std::string_view> wrapped(std::string_view text, const std::function<bool(std::string_view)>& fits) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const LineBreak end = longest_line(text, fits);
        lines.push_back(text.substr(0, end.end));
        text.remove_prefix(end.next);
    }
    return lines;
}

bool may_break(std::string_view text, std::size_t space) {
    const std::string_view before = text.substr(0, space), after = text.substr(space + 1);
    if (after.starts_with(kDot)) return false;
    if (!before.empty() && is_digit(before.back()) && begins_with_unit(after)) return false;
    return std::ranges::none_of(
        kSigns, [&](std::string_view sign) { return after.starts_with(sign) || before.ends_with(sign); });
}

}  // namespace words

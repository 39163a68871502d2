#include "engine/text/shaper.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "test_fonts.h"
#include "tests/support/emoji_font.h"
#include "tests/support/files.h"

namespace {

using namespace fonts;

std::optional<text::FontPlace> found(char32_t letter) {
    if (letter >= 0x900 && letter < 0x980) return text::FontPlace{kHindi};
    if (letter >= 0xe00 && letter < 0xe80) return text::FontPlace{kThai};
    if (letter >= 0x590 && letter < 0x700) return text::FontPlace{kSans};
    return std::nullopt;
}

text::Line line_of(std::string_view text) {
    static text::Shaper shaper(found);
    return shaper.line(text, {.font = *shaper.font({kInter})});
}

std::set<std::string> fonts_of(const text::Line& line) {
    std::set<std::string> fonts;
    for (const text::Glyph& glyph : line.glyphs)
        if (glyph.font) fonts.insert(glyph.font->place.file);
    return fonts;
}

// Returns the letters in visual order from left to right.
std::string seen(std::string_view text, const text::Line& line) {
    std::string all;
    for (const text::Cluster& cluster : line.clusters) all += text.substr(cluster.begin, cluster.end - cluster.begin);
    return all;
}

// Checks that every byte and every glyph is in exactly one cluster, and that clusters follow each other without gaps.
void check_whole(std::string_view text, const text::Line& line) {
    std::size_t glyphs = 0;
    double right = 0;
    std::map<std::size_t, std::size_t> bytes;
    for (const text::Cluster& cluster : line.clusters) {
        CHECK(cluster.first == glyphs);
        CHECK(static_cast<double>(cluster.left) == doctest::Approx(right));
        CHECK(cluster.end > cluster.begin);
        glyphs += cluster.glyphs;
        right = static_cast<double>(cluster.right);
        bytes[cluster.begin] = cluster.end;
    }
    CHECK(glyphs == line.glyphs.size());
    CHECK(right == doctest::Approx(line.width));
    std::size_t at = 0;
    for (const auto& [begin, end] : bytes) {
        CHECK(begin == at);
        at = end;
    }
    CHECK(at == text.size());
}

}  // namespace

TEST_CASE("only what joins, stacks, carries marks or runs to the left does not stand alone") {
    for (const char32_t letter : U"Leuctra GrüßeŁódź…“”—×Λεωνίδας Жанна豊臣秀吉イエヤス12")
        if (letter != 0) CHECK_MESSAGE(text::stands_alone(letter), static_cast<unsigned>(letter));
    for (const char32_t letter : U"בןمحمدรामส\u0301\u200d")
        if (letter != 0) CHECK_FALSE_MESSAGE(text::stands_alone(letter), static_cast<unsigned>(letter));
}

TEST_CASE("letters that stand alone are as far apart as their font says, and closer only where that is asked for") {
    text::Shaper shaper(found);
    const text::Font* const inter = *shaper.font({kInter});
    const auto wide = [&](const char* words, const text::Hand& hand) { return shaper.line(words, hand).width; };
    const double apart = wide("T", {.font = inter}) + wide("o", {.font = inter});
    CHECK(wide("To", {.font = inter}) == doctest::Approx(apart));
    CHECK(wide("To", {.font = inter, .kerned = true}) < apart - 0.01);
    CHECK(wide("To", {.font = inter, .apart = 0.1}) == doctest::Approx(apart + 0.2));
    CHECK(shaper.line("fi", {.font = inter}).glyphs.size() == 2);
    CHECK(shaper.font({"no such font"}).error() == "The font no such font cannot be read.");
    CHECK(shaper.font({COINWARS_SOURCE_DIR "/README.md"}).error().ends_with("is not a font this program can draw."));
}

TEST_CASE("what the first font lacks is looked for in the second before any other") {
    std::vector<char32_t> asked;
    text::Shaper shaper([&](char32_t letter) {
        asked.push_back(letter);
        return found(letter);
    });
    const text::Hand hand{.font = *shaper.font({kInter}), .second = *shaper.font({kSans})};
    CHECK(fonts_of(shaper.line("a ש", hand)) == std::set<std::string>{kInter, kSans});
    CHECK(asked.empty());
    CHECK(fonts_of(shaper.line("a क", hand)) == std::set<std::string>{kInter, kHindi});
    CHECK(asked == std::vector<char32_t>{U'क'});
}

TEST_CASE("beginnings of a text are as wide as their letters, whatever their direction") {
    for (const std::string text : {"Leuctra", "Ben בן 12", "بيت", "कि a"}) {
        const text::Line line = line_of(text);
        const std::vector<double> widths = text::widths(line, text);
        REQUIRE(widths.size() == text.size() + 1);
        CHECK(widths.front() == 0);
        CHECK(widths.back() == doctest::Approx(line.width));
        CHECK(std::ranges::is_sorted(widths));
    }
    CHECK(text::widths(line_of("ab"), "ab")[1] == doctest::Approx(line_of("a").width));
}

TEST_CASE("Arabic letters join, and run from right to left") {
    const std::string word = "بيت";  // three letters: an initial, a medial and a final form
    const text::Line line = line_of(word);
    CHECK(line.leftward);
    CHECK(line.missing == 0);
    CHECK(seen(word, line) == "تيب");
    REQUIRE(line.glyphs.size() >= 3);
    for (const char* letter : {"ب", "ي", "ت"}) {
        const text::Line alone = line_of(letter);
        REQUIRE(alone.glyphs.size() == 1);
        for (const text::Glyph& glyph : line.glyphs) CHECK(glyph.number != alone.glyphs.front().number);
    }
    check_whole(word, line);
    // Lam and alef form one glyph, with a place for the caret inside.
    const std::string two = "لا";
    const text::Line ligature = line_of(two);
    CHECK(ligature.glyphs.size() == 1);
    CHECK(text::caret_at(ligature, two, 2) == doctest::Approx(ligature.width / 2));
}

TEST_CASE("Hebrew runs from right to left; what comes first in a mixed line gives its direction") {
    const std::string mixed = "Ben בן 12";
    const text::Line line = line_of(mixed);
    CHECK_FALSE(line.leftward);
    CHECK(seen(mixed, line) == "Ben 12 ןב");
    for (const text::Glyph& glyph : line.glyphs) CHECK(static_cast<double>(glyph.size) >= 0.95);
    CHECK(fonts_of(line) == std::set<std::string>{kInter, kSans});
    check_whole(mixed, line);
    const std::string other = "בן Ben (א)";
    const text::Line leftward = line_of(other);
    CHECK(leftward.leftward);
    CHECK(seen(other, leftward) == ")א( Ben ןב");
    check_whole(other, leftward);
    // An isolated name leaves the line's direction to the text around it.
    CHECK_FALSE(line_of("\u2068בן\u2069 falls").leftward);
}

TEST_CASE("the caret stands behind the letter that was written before it") {
    const std::string word = "בן";
    const text::Line line = line_of(word);
    CHECK(text::caret_at(line, word, 0) == doctest::Approx(line.width));
    CHECK(text::caret_at(line, word, 2) == doctest::Approx(static_cast<double>(line.clusters.back().left)));
    CHECK(text::caret_at(line, word, 4) == doctest::Approx(0));
    const std::string mixed = "aבc";
    const text::Line both = line_of(mixed);
    const auto a = static_cast<double>(both.clusters[0].right);
    CHECK(text::caret_at(both, mixed, 0) == 0);
    CHECK(text::caret_at(both, mixed, 1) == doctest::Approx(a));
    CHECK(text::caret_at(both, mixed, 3) == doctest::Approx(a));
    CHECK(text::caret_at(both, mixed, 4) == doctest::Approx(both.width));
}

TEST_CASE("marks without a glyph that no font knows belong to the line, so that the caret passes them") {
    text::Shaper none([](char32_t) { return std::nullopt; });
    for (const std::string text : {"\u200f", "\u200fאב", "a\u200f", "א\u200f\u200e b", "\u200b\u200ba\u200b"}) {
        CAPTURE(text);
        check_whole(text, none.line(text, {}));
        check_whole(text, line_of(text));
    }
}

TEST_CASE("signs of Hindi and Thai stand in clusters") {
    const std::string hindi = "कि";  // the vowel sign is displayed before its letter
    const text::Line line = line_of(hindi);
    CHECK(line.missing == 0);
    CHECK(line.glyphs.size() == 2);
    CHECK(line.clusters.size() == 1);
    const text::Line letter = line_of("क");
    REQUIRE(letter.glyphs.size() == 1);
    CHECK(line.glyphs[1].number == letter.glyphs[0].number);
    const text::Line joined = line_of("क्ष");
    CHECK(joined.glyphs.size() == 1);  // from three characters
    const std::string thai = "ที่";      // both signs above the letter take no extra width
    const text::Line stacked = line_of(thai);
    CHECK(stacked.missing == 0);
    CHECK(stacked.clusters.size() == 1);
    CHECK(stacked.width == doctest::Approx(line_of("ท").width));
    check_whole(hindi, line);
    check_whole(thai, stacked);
}

TEST_CASE("a letter and its mark are one, in a font that can draw both") {
    const text::Line line = line_of("e\u0301");
    CHECK(line.glyphs.size() == 1);
    CHECK(line.missing == 0);
    CHECK(line.width == doctest::Approx(line_of("\u00e9").width));
}

TEST_CASE("what no font has is told, and is a question mark of the line's own font") {
    const std::string text = "a😀\ufe0fb";
    const text::Line line = line_of(text);
    CHECK(line.missing == 1);
    REQUIRE(line.glyphs.size() == 3);
    CHECK(line.glyphs[1].missing);
    CHECK(line.glyphs[1].number == line_of("?").glyphs[0].number);
    check_whole(text, line);
    text::Shaper none({});
    const text::Line& boxes = none.line("אב", {});
    CHECK(boxes.missing == 2);
    CHECK(boxes.width == doctest::Approx(2 * 0.556));
}

TEST_CASE("an emoji is taken from a font that has only pictures") {
    const kit::Folder folder("emoji-line");
    const std::string file = folder.write("emoji.ttf", kit::emoji_font()).string();
    text::Shaper shaper(
        [&](char32_t letter) { return letter == kit::kSmile ? std::optional(text::FontPlace{file}) : std::nullopt; });
    const std::string text = "a\U0001f600\ufe0fb\U0001f601";
    const text::Line& line = shaper.line(text, {.font = *shaper.font({kInter})});
    CHECK(line.missing == 1);
    REQUIRE(line.glyphs.size() >= 4);
    CHECK(line.glyphs[1].font->place.file == file);
    check_whole(text, line);
}

TEST_CASE("letters that the caller writes keep their places, brackets mirrored") {
    text::Shaper shaper(found);
    const text::Hand hand{.plain = [](char32_t letter) { return letter < 0x80 ? std::optional(0.5) : std::nullopt; }};
    const std::string text = "בן (12)";
    const text::Line& line = shaper.line(text, hand);
    std::string plain;
    for (const text::Glyph& glyph : line.glyphs)
        if (!glyph.font) plain += static_cast<char>(glyph.number);
    CHECK(plain == "(12) ");
    check_whole(text, line);
}

TEST_CASE("any bytes are a line, and a file that is no font is none") {
    std::uint32_t state = 7;
    const auto next = [&](std::uint32_t below) {
        state = state * 1664525 + 1013904223;
        return (state >> 16) % below;
    };
    constexpr const char* kParts[]{"א",      "ب",      "कि",     "ที่", "a",    " ",    "12", "\u200d",
                                   "\u202e", "\u2067", "\u0301", "😀", "\xff", "\xd8", "(",  "\n"};
    for (int i = 0; i < 300; ++i) {
        std::string text;
        for (std::uint32_t parts = 1 + next(12); parts > 0; --parts) text += kParts[next(std::size(kParts))];
        const text::Line line = line_of(text);
        CHECK(line.width >= 0);
        for (std::size_t at = 0; at <= text.size(); ++at) {
            const double x = text::caret_at(line, text, at);
            CHECK(x >= -1e-5);
            CHECK(x <= line.width + 1e-5);
        }
    }
    text::Shaper broken([](char32_t) { return text::FontPlace{COINWARS_SOURCE_DIR "/README.md"}; });
    CHECK(broken.line("אב", {.font = *broken.font({kInter})}).missing == 2);
    CHECK(broken.line("אב", {}).missing == 2);
}

TEST_CASE("marks that are heaped upon one letter stay in its line") {
    const auto height = [](const std::string& text) {
        double max = 0;
        for (const text::Glyph& glyph : line_of(text).glyphs)
            max = std::max(max, std::abs(static_cast<double>(glyph.y)));
        return max;
    };
    const auto heaped = [](std::string letter, const std::string& mark, int count) {
        for (int i = 0; i < count; ++i) letter += mark;
        return letter;
    };
    for (const auto& pair : {std::pair("q", "\u0301"), {"q", "\u0323"}, {"ก", "้"}, {"ш", "\u0483"}, {"א", "\u0591"}}) {
        const std::string heap = heaped(pair.first, pair.second, 40);
        INFO(heap);
        CHECK(height(heap) <= 0.41);
        check_whole(heap, line_of(heap));
    }
    // Stacks of few marks, as languages need them, stay.
    CHECK(height(heaped("ก", "้", 3)) > 0.1);
}

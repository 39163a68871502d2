#include "engine/shaping/shaping.h"

#include <doctest/doctest.h>

#include <set>

namespace {

// Fonts of the test machine: DejaVu comes with fontconfig, the others are packages of the tests.
constexpr const char* kSans = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf";
constexpr const char* kHindi = "/usr/share/fonts/truetype/lohit-devanagari/Lohit-Devanagari.ttf";
constexpr const char* kThai = "/usr/share/fonts/truetype/tlwg/Loma.ttf";
constexpr const char* kInter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf";

std::optional<shaping::FontPlace> found(char32_t letter) {
    if (letter >= 0x900 && letter < 0x980) return shaping::FontPlace{kHindi};
    if (letter >= 0xe00 && letter < 0xe80) return shaping::FontPlace{kThai};
    if (letter >= 0x590 && letter < 0x700) return shaping::FontPlace{kSans};
    return std::nullopt;
}

shaping::Line line_of(std::string_view text) {
    static shaping::Shaper shaper(found);
    return shaper.line(text, {.font = {kInter}});
}

std::set<std::string> fonts_of(const shaping::Line& line) {
    std::set<std::string> fonts;
    for (const shaping::Glyph& glyph : line.glyphs)
        if (glyph.font) fonts.insert(glyph.font->place.file);
    return fonts;
}

// The letters as they stand from left to right.
std::string seen(std::string_view text, const shaping::Line& line) {
    std::string all;
    for (const shaping::Cluster& cluster : line.clusters)
        all += text.substr(cluster.begin, cluster.end - cluster.begin);
    return all;
}

// Every byte belongs to one cluster, every glyph to one, each where the one before ends.
void check_whole(std::string_view text, const shaping::Line& line) {
    std::size_t glyphs = 0;
    double right = 0;
    std::map<std::size_t, std::size_t> bytes;
    for (const shaping::Cluster& cluster : line.clusters) {
        CHECK(cluster.first == glyphs);
        CHECK(cluster.left == doctest::Approx(right));
        CHECK(cluster.end > cluster.begin);
        glyphs += cluster.glyphs;
        right = cluster.right;
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

TEST_CASE("only what joins, stacks, carries marks or runs to the left is shaped") {
    for (const char* text : {
             "",
             "Leuctra",
             "Grüße, Łódź … “x” — 3 × 2",
             "Λεωνίδας",
             "Жанна",
             "豊臣秀吉",
             "イエヤス",
         })
        CHECK_FALSE_MESSAGE(shaping::needs_shaping(text), text);
    for (const char* text : {"Ben בן 12", "محمد", "राम", "สมชาย", "e\u0301", "😀", "a\u200db"})
        CHECK_MESSAGE(shaping::needs_shaping(text), text);
}

TEST_CASE("Arabic letters join, and run from right to left") {
    const std::string word = "بيت";  // three letters in a row: a first, a middle, a last form
    const shaping::Line line = line_of(word);
    CHECK(line.leftward);
    CHECK(line.missing == 0);
    CHECK(seen(word, line) == "تيب");
    REQUIRE(line.glyphs.size() >= 3);
    for (const char* letter : {"ب", "ي", "ت"}) {
        const shaping::Line alone = line_of(letter);
        REQUIRE(alone.glyphs.size() == 1);
        for (const shaping::Glyph& glyph : line.glyphs) CHECK(glyph.number != alone.glyphs.front().number);
    }
    check_whole(word, line);
    // Lam and alef are one glyph, in which the caret has a place between them.
    const std::string two = "لا";
    const shaping::Line ligature = line_of(two);
    CHECK(ligature.glyphs.size() == 1);
    CHECK(shaping::caret_at(ligature, two, 2) == doctest::Approx(ligature.width / 2));
}

TEST_CASE("Hebrew runs from right to left; what comes first in a mixed line gives its direction") {
    const std::string mixed = "Ben בן 12";
    const shaping::Line line = line_of(mixed);
    CHECK_FALSE(line.leftward);
    CHECK(seen(mixed, line) == "Ben 12 ןב");
    for (const shaping::Glyph& glyph : line.glyphs) CHECK(glyph.size >= 0.95);
    CHECK(fonts_of(line) == std::set<std::string>{kInter, kSans});
    check_whole(mixed, line);
    const std::string other = "בן Ben (א)";
    const shaping::Line leftward = line_of(other);
    CHECK(leftward.leftward);
    CHECK(seen(other, leftward) == ")א( Ben ןב");
    check_whole(other, leftward);
    // An isolated name leaves the line's direction to what is around it.
    CHECK_FALSE(line_of("\u2068בן\u2069 falls").leftward);
}

TEST_CASE("the caret stands behind the letter that was written before it") {
    const std::string word = "בן";
    const shaping::Line line = line_of(word);
    CHECK(shaping::caret_at(line, word, 0) == doctest::Approx(line.width));
    CHECK(shaping::caret_at(line, word, 2) == doctest::Approx(line.clusters.back().left));
    CHECK(shaping::caret_at(line, word, 4) == doctest::Approx(0));
    const std::string mixed = "aבc";
    const shaping::Line both = line_of(mixed);
    const double a = both.clusters[0].right;
    CHECK(shaping::caret_at(both, mixed, 0) == 0);
    CHECK(shaping::caret_at(both, mixed, 1) == doctest::Approx(a));
    CHECK(shaping::caret_at(both, mixed, 3) == doctest::Approx(a));
    CHECK(shaping::caret_at(both, mixed, 4) == doctest::Approx(both.width));
}

TEST_CASE("marks without a glyph that no font knows belong to the line, so that the caret passes them") {
    shaping::Shaper none([](char32_t) { return std::nullopt; });
    for (const std::string text : {"\u200f", "\u200fאב", "a\u200f", "א\u200f\u200e b", "\u200b\u200ba\u200b"}) {
        CAPTURE(text);
        check_whole(text, none.line(text, {}));
        check_whole(text, line_of(text));
    }
}

TEST_CASE("signs of Hindi and Thai stand in clusters") {
    const std::string hindi = "कि";  // the sign of the vowel stands before its letter
    const shaping::Line line = line_of(hindi);
    CHECK(line.missing == 0);
    CHECK(line.glyphs.size() == 2);
    CHECK(line.clusters.size() == 1);
    const shaping::Line letter = line_of("क");
    REQUIRE(letter.glyphs.size() == 1);
    CHECK(line.glyphs[1].number == letter.glyphs[0].number);
    const shaping::Line joined = line_of("क्ष");
    CHECK(joined.glyphs.size() == 1);  // of three
    const std::string thai = "ที่";      // both signs above the letter take no room
    const shaping::Line stacked = line_of(thai);
    CHECK(stacked.missing == 0);
    CHECK(stacked.clusters.size() == 1);
    CHECK(stacked.width == doctest::Approx(line_of("ท").width));
    check_whole(hindi, line);
    check_whole(thai, stacked);
}

TEST_CASE("a letter and its mark are one, in a font that can draw both") {
    const shaping::Line line = line_of("e\u0301");
    CHECK(line.glyphs.size() == 1);
    CHECK(line.missing == 0);
    CHECK(line.width == doctest::Approx(line_of("\u00e9").width));
}

TEST_CASE("what no font has is told, and is a question mark of the line's own font") {
    const std::string text = "a😀\ufe0fb";
    const shaping::Line line = line_of(text);
    CHECK(line.missing == 1);
    REQUIRE(line.glyphs.size() == 3);
    CHECK(line.glyphs[1].missing);
    CHECK(line.glyphs[1].number == line_of("?").glyphs[0].number);
    check_whole(text, line);
    shaping::Shaper none({});
    const shaping::Line& boxes = none.line("אב", {});
    CHECK(boxes.missing == 2);
    CHECK(boxes.width == doctest::Approx(2 * 0.556));
}

TEST_CASE("letters that the caller writes keep their places, brackets mirrored") {
    shaping::Shaper shaper(found);
    const shaping::Hand hand{
        .plain = [](char32_t letter) { return letter < 0x80 ? std::optional(0.5) : std::nullopt; }};
    const std::string text = "בן (12)";
    const shaping::Line& line = shaper.line(text, hand);
    std::string plain;
    for (const shaping::Glyph& glyph : line.glyphs)
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
        const shaping::Line line = line_of(text);
        CHECK(line.width >= 0);
        for (std::size_t at = 0; at <= text.size(); ++at) {
            const double x = shaping::caret_at(line, text, at);
            CHECK(x >= -1e-9);
            CHECK(x <= line.width + 1e-9);
        }
    }
    shaping::Shaper broken([](char32_t) { return shaping::FontPlace{COINWARS_SOURCE_DIR "/README.md"}; });
    CHECK(broken.line("אב", {.font = {kInter}}).missing == 2);
    CHECK(broken.line("אב", {.font = {"no such font"}}).missing == 2);
}

#include "engine/ui/fonts.h"

#include <doctest/doctest.h>

#include <cmath>
#include <filesystem>

#include "engine/text/letter_fonts.h"
#include "engine/text/shaper.h"
#include "engine/ui/typesetter.h"

namespace {

ui::Typesetter typesetter() { return ui::Typesetter(std::make_shared<render::GlyphStore>(text::letter_finder())); }

// Returns the bitmap of a glyph.
text::GlyphBitmap drawn(const ui::Typesetter& type, const char* letter, ui::Type kind) {
    const text::Glyph glyph = type.line(letter, kind).glyphs.front();
    REQUIRE(glyph.font);
    return text::rasterized(*glyph.font, glyph.number, type.em(kind), text::Across::Once);
}

}  // namespace

TEST_CASE("fonts: every kind of type has a file, and the signs that we print") {
    const auto files = ui::find_fonts();
    REQUIRE(files);
    for (const auto& file : {files->serif, files->serif_italic, files->sans, files->sans_strong, files->figures})
        CHECK(std::filesystem::exists(file.file));
    ui::Typesetter type = typesetter();
    for (const double scale : {0.8, 1.0, 3.0}) {
        REQUIRE(type.set(*files, scale, scale));
        for (int i = 0; i < ui::kTypes; ++i) {
            const auto kind = static_cast<ui::Type>(i);
            CHECK(type.size(kind) == doctest::Approx(ui::points_of(kind) * scale).epsilon(0.06));
            CHECK(type.ascent(kind) < type.size(kind));
            for (const char* sign : {"≥", "≠", "→", "é", "’"}) CHECK_MESSAGE(type.line(sign, kind).missing == 0, sign);
        }
    }
}

TEST_CASE("a text is as wide as its letters in whole pixels, and its beginnings grow to that") {
    const auto files = ui::find_fonts();
    REQUIRE(files);
    ui::Typesetter type = typesetter();
    REQUIRE(type.set(*files, 1, 1));
    CHECK(type.width("mill", ui::Type::Body) > type.width("ill", ui::Type::Body));
    CHECK(type.width("", ui::Type::Body) == 0);
    const std::vector<double> widths = type.widths("a mill", ui::Type::Body);
    CHECK(widths.front() == 0);
    CHECK(widths.back() == type.width("a mill", ui::Type::Body));
    CHECK(widths[1] == type.width("a", ui::Type::Body));
    CHECK(widths[1] == std::round(widths[1]));
}

TEST_CASE("letters of other alphabets are found, for every type that people's texts are printed with") {
    const auto files = ui::find_fonts();
    REQUIRE(files);
    ui::Typesetter type = typesetter();
    REQUIRE(type.set(*files, 1, 1));
    for (const ui::Type kind : {ui::Type::Body, ui::Type::Small, ui::Type::Pen, ui::Type::Hand, ui::Type::Name})
        for (const char* words : {"Grüße, Łódź …", "Λεωνίδας, Ωμέγα", "Жанна Щукина"})
            CHECK_MESSAGE(type.line(words, kind).missing == 0, words);
    CHECK(type.line("a\uE0F1\uE0F1", ui::Type::Body).missing == 2);  // private-use characters
}

TEST_CASE("easily read letters are upright and plain, in any size") {
    const auto usual = ui::find_fonts(), easy = ui::find_fonts(ui::Letters::Easy);
    REQUIRE(usual);
    REQUIRE(easy);
    CHECK(easy->serif == easy->sans);
    CHECK(easy->serif_italic == easy->sans);
    // Either a font of its own, or the usual one with wider letter spacing.
    CHECK((easy->sans != usual->sans) != (easy->apart > 0));
    ui::Typesetter plain = typesetter(), wider = typesetter();
    REQUIRE(plain.set(*easy, 1, 1));
    REQUIRE(plain.set(*usual, 1, 1));
    REQUIRE(wider.set(ui::easy_from(*usual), 1, 1));
    CHECK(wider.width("mill", ui::Type::Body) >= plain.width("mill", ui::Type::Body) + 3);
}

TEST_CASE("a file that is no font is named") {
    auto files = ui::find_fonts();
    REQUIRE(files);
    files->sans.file = "no-such-font.otf";
    ui::Typesetter type = typesetter();
    CHECK(type.set(*files, 1, 1).error() == "The font no-such-font.otf cannot be read.");
}

TEST_CASE("figures stand on the line") {
    const auto files = ui::find_fonts();
    REQUIRE(files);
    ui::Typesetter type = typesetter();
    REQUIRE(type.set(*files, 2, 2));
    for (const ui::Type kind : {ui::Type::Heading, ui::Type::Pen, ui::Type::Body, ui::Type::Figure}) {
        const text::GlyphBitmap eight = drawn(type, "8", kind);
        for (const char* figure : {"0", "1", "3", "4", "5", "7", "9"}) {
            const text::GlyphBitmap other = drawn(type, figure, kind);
            CHECK(std::abs(other.above - eight.above) <= 0.06 * type.size(kind));
            CHECK(std::abs(other.height - eight.height) <= 0.06 * type.size(kind));
        }
    }
}

TEST_CASE("figures among upright signs stand upright as well, whatever the type") {
    const auto files = ui::find_fonts();
    REQUIRE(files);
    ui::Typesetter type = typesetter();
    REQUIRE(type.set(*files, 1, 1));
    const auto font_of = [&](const char* text) { return type.line(text, ui::Type::Pen).glyphs.front().font; };
    CHECK(font_of("216") != type.line("216", ui::Type::Body).glyphs.front().font);
    CHECK(font_of("216年8月2日") == type.line("216", ui::Type::Body).glyphs.front().font);
}

TEST_CASE("fonts: each Latin letter of our languages has its ink, upright, in italics and in small capitals") {
    const auto files = ui::find_fonts();
    REQUIRE(files);
    text::Shaper shaper(text::letter_finder());
    const auto ink = [](const text::Line& line) {
        REQUIRE(line.glyphs.size() == 1);
        double sum = 0;
        for (const std::uint8_t dot :
             text::rasterized(*line.glyphs[0].font, line.glyphs[0].number, 64, text::Across::Once).coverage)
            sum += dot;
        return sum / 255;
    };
    for (const ui::FontFile& file : {files->serif, files->serif_italic}) {
        const auto font = shaper.font({file.file, file.face});
        REQUIRE(font);
        const auto drawn = [&](const char* letter, bool small_capitals) {
            return ink(shaper.line(letter, {.font = *font, .small_capitals = small_capitals}));
        };
        for (const char* letter :
             {"ą", "ć", "ę", "ł", "ń", "ó", "ś", "ź", "ż", "ä", "ö", "ü", "ß", "ñ", "á", "é", "í", "ú",
              "à", "è", "ì", "ò", "ù", "ç", "â", "ê", "î", "ô", "û", "ë", "ï", "ã", "õ", "œ", "æ"}) {
            CAPTURE(letter);
            CHECK(drawn(letter, false) > 50);
            CHECK(drawn(letter, true) > 50);
        }
        CHECK(drawn("ł", false) > 1.02 * drawn("l", false));  // its stroke
        CHECK(drawn("ł", true) > 1.02 * drawn("l", true));
    }
}

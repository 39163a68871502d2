#include "engine/text/raster.h"

#include <doctest/doctest.h>

#include <numeric>

#include "engine/core/box.h"
#include "test_fonts.h"
#include "tests/support/emoji_font.h"
#include "tests/support/files.h"

namespace {

using namespace fonts;

double ink(const text::GlyphBitmap& bitmap) {
    return std::accumulate(bitmap.coverage.begin(), bitmap.coverage.end(), 0.0) / 255;
}

}  // namespace

TEST_CASE("an outline is made of closed shapes within its em") {
    text::Fonts fonts;
    for (const std::string& file : {kSans, kInter}) {
        const text::Font* font = fonts.read({file});
        REQUIRE(font);
        int drawn = 0;
        for (std::uint32_t glyph = 0; glyph < 200; ++glyph) {
            const text::Outline outline = font->outline(glyph);
            if (outline.empty()) continue;
            ++drawn;
            CHECK(outline.front().kind == text::OutlineStep::Kind::Move);
            for (const text::OutlineStep& step : outline) CHECK(core::Box{{-0.5, -0.5}, {2, 1.5}}.contains(step.to));
        }
        CHECK(drawn > 150);
    }
    CHECK(fonts.read({kSans})->outline(0xffffff).empty());
}

TEST_CASE("a picture has an empty border, its ink where the letter stands, and as much of it at any size") {
    text::Fonts fonts;
    for (const std::string& file : {kSans, kInter}) {
        const text::Font& font = *fonts.read({file});
        const text::GlyphBitmap bar = text::rasterized(font, font.glyph(U'|'), 40, text::Across::Once);
        REQUIRE(bar.width > 2);
        REQUIRE(bar.coverage.size() == std::size_t(bar.width) * std::size_t(bar.height));
        for (int y = 0; y < bar.height; ++y)
            for (const int x : {0, bar.width - 1}) CHECK(bar.coverage[std::size_t(y * bar.width + x)] == 0);
        CHECK(bar.above > 20);
        CHECK(bar.above - bar.height < -2);
        const double once = ink(bar);
        const double twice = ink(text::rasterized(font, font.glyph(U'|'), 40, text::Across::Twice));
        CHECK(twice == doctest::Approx(2 * once).epsilon(0.05));
        CHECK(ink(text::rasterized(font, font.glyph(U'|'), 80, text::Across::Once)) ==
              doctest::Approx(4 * once).epsilon(0.05));
        CHECK(text::rasterized(font, font.glyph(U' '), 40, text::Across::Once).width == 0);
    }
}

TEST_CASE("a glyph of any size is a picture or nothing") {
    text::Fonts fonts;
    const text::Font& font = *fonts.read({kSans});
    for (const double pixels : {0.0, 1e-9, 0.5, 3000.0, 1e6})
        CHECK(text::rasterized(font, font.glyph(U'g'), pixels, text::Across::Twice).width < 20000);
}

TEST_CASE("a glyph that is a picture keeps its colours at any size") {
    const kit::Folder folder("emoji-raster");
    text::Fonts fonts;
    const text::Font* const font = fonts.read({folder.write("emoji.ttf", kit::emoji_font()).string()});
    REQUIRE(font);
    const auto drawn = [&](double pixels, text::Across across) {
        return text::rasterized(*font, font->glyph(kit::kSmile), pixels, across);
    };
    const auto pixel = [](const text::GlyphBitmap& bitmap, int x, int y) {
        const auto at = bitmap.coverage.begin() + 4 * (y * bitmap.width + x);
        return std::vector<int>(at, at + 4);
    };
    const text::GlyphBitmap same = drawn(2, text::Across::Once);
    CHECK(same.coloured);
    REQUIRE(same.width == 4);
    REQUIRE(same.coverage.size() == 4 * 4 * 4);
    CHECK(same.left == -1);
    CHECK(same.above == 3);
    CHECK(pixel(same, 1, 1) == std::vector{255, 0, 0, 255});
    CHECK(pixel(same, 2, 1) == std::vector{0, 255, 0, 255});
    CHECK(pixel(same, 1, 2) == std::vector{0, 0, 255, 255});
    CHECK(pixel(same, 2, 2)[3] == 0);
    CHECK(pixel(same, 0, 1)[3] == 0);
    CHECK(pixel(drawn(1, text::Across::Once), 1, 1) == std::vector{85, 85, 85, 191});
    CHECK(drawn(24, text::Across::Twice).width == 50);
    for (const double pixels : {0.0, 1e-9, 0.5, 3000.0}) CHECK(drawn(pixels, text::Across::Twice).width < 20000);
}

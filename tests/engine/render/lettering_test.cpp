#include "engine/render/lettering.h"

#include <doctest/doctest.h>

#include "offscreen.h"

TEST_CASE("letters that the fonts lack are looked for once, and a font that cannot be read is none") {
    offscreen::renderer();
    const std::string font = offscreen::files().text_font;
    std::vector<char32_t> asked;
    const auto lettering = render::Lettering::load(font, font, [&](char32_t letter) {
        asked.push_back(letter);
        return letter == 0xE0F1 ? std::optional(render::FontPlace{"no-such-font.ttf"}) : std::nullopt;
    });
    REQUIRE(lettering);
    render::Writing latin, strange;
    latin.text = "Leuctra";
    strange.text = "a\uE0F1\uE0F2";
    CHECK((*lettering)->width(latin) > 1);
    CHECK(asked.empty());
    const double wide = (*lettering)->width(strange);
    CHECK((*lettering)->width(strange) == wide);
    CHECK((*lettering)->quads(strange, 100).size() >= 1);
    CHECK(asked == std::vector<char32_t>{0xE0F1, 0xE0F2});
}

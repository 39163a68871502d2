#include "engine/render/lettering.h"

#include <doctest/doctest.h>

#include "offscreen.h"
#include "tests/support/emoji_font.h"
#include "tests/support/files.h"

namespace {

render::Writing writing(const char* words) {
    render::Writing made;
    made.text = words;
    return made;
}

}  // namespace

TEST_CASE("letters that the fonts lack are looked for once, and a font that cannot be read is none") {
    offscreen::renderer();
    const text::FontPlace font = offscreen::files().text_font;
    std::vector<char32_t> asked;
    const auto glyphs = std::make_shared<render::GlyphStore>([&](char32_t letter) {
        asked.push_back(letter);
        return letter == 0xE0F1 ? std::optional(text::FontPlace{"no-such-font.ttf"}) : std::nullopt;
    });
    const auto lettering = render::Lettering::load(glyphs, font, font);
    REQUIRE(lettering);
    const render::Writing latin = writing("Leuctra"), strange = writing("a\uE0F1\uE0F2");
    CHECK((*lettering)->width(latin) > 1);
    CHECK(asked.empty());
    const double wide = (*lettering)->width(strange);
    CHECK((*lettering)->width(strange) == wide);
    CHECK((*lettering)->quads(strange, 100).size() >= 1);
    CHECK(asked == std::vector<char32_t>{0xE0F1, 0xE0F2});
}

TEST_CASE(
    "a glyph is drawn once for each size; a full store starts anew, and grows if one frame asks for more than it "
    "holds") {
    offscreen::renderer();
    render::GlyphStore glyphs(nullptr, 64);
    const text::Font& font = **glyphs.shaper().font(offscreen::files().text_font);
    const auto picture = [&](char32_t letter, double pixels) {
        return glyphs.picture(font, font.glyph(letter), pixels, text::Across::Once);
    };
    glyphs.keep_white(0.05, 0.05);
    const render::GlyphPicture first = picture(U'm', 16);
    CHECK(first.wide > 5);
    CHECK(first.on_sheet[1] > 0.05f);  // below the white texels
    CHECK(picture(U'm', 16).on_sheet == first.on_sheet);
    CHECK(picture(U'm', 17).on_sheet != first.on_sheet);
    glyphs.begin_frame();
    CHECK(picture(U'm', 16).on_sheet == first.on_sheet);
    for (char32_t letter = U'A'; letter <= U'Z'; ++letter) picture(letter, 24);
    CHECK(glyphs.is_full());
    glyphs.begin_frame();
    CHECK_FALSE(glyphs.is_full());
    for (char32_t letter = U'A'; letter <= U'Z'; ++letter) picture(letter, 12);
    CHECK_FALSE(glyphs.is_full());
}

TEST_CASE("a picture that is larger than the store is none") {
    offscreen::renderer();
    render::GlyphStore glyphs(nullptr, 64);
    const text::Font& font = **glyphs.shaper().font(offscreen::files().text_font);
    CHECK(glyphs.picture(font, font.glyph(U'm'), 400, text::Across::Once).wide == 0);
    CHECK(glyphs.is_full());
}

TEST_CASE("an emoji has its own colours, whatever the ink") {
    offscreen::renderer();
    const kit::Folder folder("emoji-lettering");
    const std::string file = folder.write("emoji.ttf", kit::emoji_font()).string();
    const auto glyphs =
        std::make_shared<render::GlyphStore>([&](char32_t) { return std::optional(text::FontPlace{file}); });
    const text::FontPlace font = offscreen::files().text_font;
    const auto lettering = render::Lettering::load(glyphs, font, font);
    REQUIRE(lettering);
    render::Writing both = writing("a\U0001f600");
    both.ink = {0.1f, 0.2f, 0.3f};
    both.opacity = 0.5f;
    const std::vector<render::Quad> quads = (*lettering)->quads(both, 100);
    REQUIRE(quads.size() == 2);
    CHECK(quads[0].tint == std::array{0.1f, 0.2f, 0.3f, 0.5f});
    CHECK(quads[1].tint == std::array{1.0f, 1.0f, 1.0f, 0.5f});
}

TEST_CASE("letters that found no room are drawn in the next frame, on the table and in miniatures") {
    offscreen::renderer();
    render::RendererFiles files = offscreen::files();
    files.glyphs = std::make_shared<render::GlyphStore>(nullptr, 64);
    const auto made = render::Renderer::create(files);
    REQUIRE(made);
    render::Scene scene;
    render::PaperSheet paper;
    paper.polygon = {{5, 5}, {15, 5}, {15, 11}, {5, 11}};
    paper.name = "The quick brown fox jumps";
    paper.note = "Over the lazy dog: +1 Defense";
    scene.paper.push_back(paper);
    const offscreen::Picture table = offscreen::drawn_in_window(scene, **made);
    const offscreen::Picture miniature = offscreen::miniature_in_window(scene, **made);
    CHECK(files.glyphs->is_full());
    offscreen::Picture later_table, later_miniature;
    for (int frame = 0; frame < 6; ++frame) {
        files.glyphs->begin_frame();
        later_table = offscreen::drawn_in_window(scene, **made);
        later_miniature = offscreen::miniature_in_window(scene, **made);
    }
    CHECK_FALSE(files.glyphs->is_full());
    CHECK_FALSE(later_table == table);
    CHECK_FALSE(later_miniature == miniature);
}

#include <doctest/doctest.h>
#include <imgui.h>

#include <cmath>
#include <filesystem>

#include "engine/ui/atlas.h"

TEST_CASE("fonts: every kind of type has a file, and the signs that we print") {
    const auto files = ui::find_fonts();
    REQUIRE(files);
    for (const auto& file : {files->serif, files->serif_italic, files->sans, files->sans_strong, files->figures})
        CHECK(std::filesystem::exists(file.path));
    ImGui::CreateContext();
    for (const double scale : {0.8, 1.0, 3.0}) {
        const auto fonts = ui::build_atlas(*files, scale, scale);
        REQUIRE(fonts);
        for (int i = 0; i < ui::kTypes; ++i) {
            const ui::Type type = static_cast<ui::Type>(i);
            const ImFont* font = (*fonts)[static_cast<std::size_t>(i)];
            REQUIRE(font);
            CHECK(static_cast<double>(font->FontSize) == doctest::Approx(ui::points_of(type) * scale).epsilon(0.06));
        }
        const ImFont* body = (*fonts)[static_cast<std::size_t>(ui::Type::Body)];
        for (const int sign : {0x2265, 0x2260, 0x2192, 0x00e9, 0x2019})
            CHECK(body->FindGlyphNoFallback(static_cast<ImWchar>(sign)));
    }
    ImGui::DestroyContext();
}

TEST_CASE("easily read letters are upright and plain, in any size") {
    const auto usual = ui::find_fonts(), easy = ui::find_fonts(ui::Letters::Easy);
    REQUIRE(usual);
    REQUIRE(easy);
    CHECK(easy->serif.path == easy->sans.path);
    CHECK(easy->serif_italic.path == easy->sans.path);
    // Their own font, or the usual one with letters farther apart.
    CHECK((easy->sans.path != usual->sans.path) != (easy->apart > 0));
    CHECK(ui::easy_from(*usual).apart > 0);
    ImGui::CreateContext();
    for (const auto& files : {*easy, ui::easy_from(*usual)}) CHECK(ui::build_atlas(files, 1, 1));
    ImGui::DestroyContext();
}

TEST_CASE("a file that is no font is named") {
    auto files = ui::find_fonts();
    REQUIRE(files);
    files->sans.path = "no-such-font.otf";
    ImGui::CreateContext();
    const auto fonts = ui::build_atlas(*files, 1, 1);
    REQUIRE(!fonts);
    CHECK(fonts.error().find("no-such-font.otf") != std::string::npos);
    ImGui::DestroyContext();
}

TEST_CASE("figures stand on the line") {
    const auto files = ui::find_fonts();
    REQUIRE(files);
    ImGui::CreateContext();
    const auto fonts = ui::build_atlas(*files, 2, 2);
    REQUIRE(fonts);
    for (const ui::Type type : {ui::Type::Heading, ui::Type::Pen, ui::Type::Body, ui::Type::Figure}) {
        const ImFont* font = (*fonts)[static_cast<std::size_t>(type)];
        const ImFontGlyph* eight = font->FindGlyphNoFallback('8');
        REQUIRE(eight);
        for (const char figure : {'0', '1', '3', '4', '5', '7', '9'}) {
            const ImFontGlyph* glyph = font->FindGlyphNoFallback(static_cast<ImWchar>(figure));
            REQUIRE(glyph);
            CHECK(std::abs(static_cast<double>(glyph->Y0 - eight->Y0)) <= 0.06 * static_cast<double>(font->FontSize));
            CHECK(std::abs(static_cast<double>(glyph->Y1 - eight->Y1)) <= 0.06 * static_cast<double>(font->FontSize));
        }
    }
    ImGui::DestroyContext();
}

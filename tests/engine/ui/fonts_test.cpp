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

TEST_CASE("a letter is drawn when a text first shows it, and has its width before") {
    const auto files = ui::find_fonts();
    REQUIRE(files);
    ImGui::CreateContext();
    auto fonts = ui::build_atlas(*files, 1, 1);
    REQUIRE(fonts);
    ImFont& body = *(*fonts)[static_cast<std::size_t>(ui::Type::Body)];
    CHECK(fonts->letters.take_drawn().size() == 1);  // the library's own pictures
    CHECK(body.CalcTextSizeA(body.FontSize, 1e6f, 0, "mill").x > body.CalcTextSizeA(body.FontSize, 1e6f, 0, "ill").x);
    CHECK_FALSE(body.FindGlyph('m')->Visible);
    fonts->letters.draw("a mill", body);
    CHECK(body.FindGlyph('m')->Visible);
    CHECK(fonts->letters.take_drawn().size() == 4);
    fonts->letters.draw("mill", body);
    CHECK(fonts->letters.take_drawn().empty());
    CHECK_FALSE(fonts->letters.full());
    ImGui::DestroyContext();
}

TEST_CASE("a sheet that is full asks for more room, and has it in the next atlas") {
    const auto files = ui::find_fonts();
    REQUIRE(files);
    ImGui::CreateContext();
    std::string all;
    for (char letter = '!'; letter <= '~'; ++letter) all += letter;
    const auto fills = [&](int room) {
        auto fonts = ui::build_atlas(*files, 2, 2, {}, room);
        REQUIRE(fonts);
        for (const ui::Type type : {ui::Type::Lid, ui::Type::Name, ui::Type::Menu, ui::Type::Heading, ui::Type::Figure,
                                    ui::Type::Hand, ui::Type::Motto, ui::Type::Body})
            fonts->letters.draw(all, *(*fonts)[static_cast<std::size_t>(type)]);
        return fonts->letters.full();
    };
    CHECK(fills(1));
    CHECK_FALSE(fills(4));
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
    auto fonts = ui::build_atlas(*files, 2, 2);
    REQUIRE(fonts);
    for (const ui::Type type : {ui::Type::Heading, ui::Type::Pen, ui::Type::Body, ui::Type::Figure}) {
        ImFont* font = (*fonts)[static_cast<std::size_t>(type)];
        fonts->letters.draw("0123456789", *font);
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

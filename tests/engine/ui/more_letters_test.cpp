#include <doctest/doctest.h>
#include <imgui.h>

#include "engine/ui/atlas.h"
#include "engine/ui/more_letters.h"

TEST_CASE("letters that a text asks for are in the next atlas, for every type that people's texts are printed with") {
    const auto files = ui::find_fonts();
    REQUIRE(files);
    ImGui::CreateContext();
    auto fonts = ui::build_atlas(*files, 1, 1);
    REQUIRE(fonts);
    const auto font = [&](ui::Type type) { return (*fonts)[static_cast<std::size_t>(type)]; };
    ui::MoreLetters letters;
    letters.want("Grüße, Łódź …", *font(ui::Type::Body));
    CHECK_FALSE(letters.find());

    CHECK_FALSE(font(ui::Type::Body)->FindGlyphNoFallback(0x0416));
    letters.want("Λεωνίδας, Жанна", *font(ui::Type::Body));
    REQUIRE(letters.find());
    fonts = ui::build_atlas(*files, 1, 1, letters.found());
    REQUIRE(fonts);
    for (const ui::Type type : {ui::Type::Body, ui::Type::Small, ui::Type::Pen, ui::Type::Hand, ui::Type::Name})
        for (const int letter : {0x039b, 0x03ce, 0x0416, 0x044f, 0x0041, 0x2026}) {
            fonts->letters.draw("Λώ Жя A…", *font(type));
            const ImFontGlyph* glyph = font(type)->FindGlyphNoFallback(static_cast<ImWchar>(letter));
            REQUIRE(glyph);
            CHECK(glyph->Visible);  // some fonts have empty ones
        }

    // The same again, other letters of these alphabets, and then nothing more to be found.
    letters.want("Жанна Щукина, Ωμέγα", *font(ui::Type::Body));
    CHECK_FALSE(letters.find());
    CHECK(letters.missing_in("Λεωνίδας, Жанна") == 0);
    ImGui::DestroyContext();
}

TEST_CASE("a letter that no font has is looked for once, and counted") {
    const auto files = ui::find_fonts();
    REQUIRE(files);
    ImGui::CreateContext();
    const auto fonts = ui::build_atlas(*files, 1, 1);
    REQUIRE(fonts);
    const ImFont* body = (*fonts)[static_cast<std::size_t>(ui::Type::Body)];
    ui::MoreLetters letters;
    const char* text = "a\uE0F1\uE0F1";  // for private use
    letters.want(text, *body);
    CHECK_FALSE(letters.find());
    CHECK(letters.missing_in(text) == 2);
    letters.want(text, *body);
    CHECK_FALSE(letters.find());
    ImGui::DestroyContext();
}

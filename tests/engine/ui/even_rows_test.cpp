#include "engine/ui/even_rows.h"

#include <SDL.h>
#include <doctest/doctest.h>

#include "engine/platform/window.h"

using words::plain;

namespace {

const std::vector<ui::Phrase> kTempers{plain("Hold"), plain("Balanced"), plain("Press")};

// The widgets' places on a slip of this width, after its size is known.
std::vector<ui::Rect> laid(ui::Ui& ui, double wide, const std::function<void()>& draw) {
    for (int i = 0; i < 4; ++i) {
        ui.begin({.width = 1000, .height = 600});
        ui.side_panel("row", {20, 20, 20 + wide, 580}, draw);
        ui.end();
    }
    std::vector<ui::Rect> places;
    for (const ui::Label& label : ui.labels())
        if (label.widget) {
            CHECK_FALSE(label.cut);
            places.push_back(label.rect);
        }
    return places;
}

std::unique_ptr<ui::Ui> ui_on(platform::Window& window) {
    auto made = ui::Ui::create(window, 100);
    REQUIRE(made);
    return std::move(*made);
}

}  // namespace

TEST_CASE("a row too narrow for its longest word goes on below, and all of it has one size") {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "offscreen");
    SDL_SetMainReady();
    auto window = platform::Window::open({.title = "rows", .width = 1000, .height = 600, .scripted = true});
    REQUIRE(window);
    const std::unique_ptr<ui::Ui> made = ui_on(**window);
    ui::Ui& ui = *made;
    const auto choices = [&] {
        ui::even_rows(ui, ui::RowOf::Choices, kTempers);
        for (const ui::Phrase& label : kTempers) ui.choice(label, {}, false);
        ui.button(plain("after"));
    };
    const auto buttons = [&] {
        ui::button_rows(ui, kTempers);
        for (const ui::Phrase& label : kTempers) ui.button(label);
        ui.button(plain("after"));
    };
    for (const auto& draw : {std::function<void()>(choices), std::function<void()>(buttons)})
        for (const double wide : {150.0, 190.0, 230.0, 276.0, 330.0, 420.0, 600.0}) {
            CAPTURE(wide);
            const std::vector<ui::Rect> at = laid(ui, wide, draw);
            REQUIRE(at.size() == 4);
            for (const ui::Rect& rect : at) CHECK(rect.height() < 40);
            CHECK(at[3].y0 > at[2].y1);
        }
    const std::vector<ui::Rect> narrow = laid(ui, 276, choices), wide = laid(ui, 600, choices);
    CHECK(narrow[0].y0 == narrow[1].y0);
    CHECK(narrow[2].y0 > narrow[1].y1);
    CHECK(wide[0].y0 == wide[2].y0);
}

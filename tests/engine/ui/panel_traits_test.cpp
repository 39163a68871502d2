#include "engine/ui/panel_traits.h"

#include <SDL.h>
#include <doctest/doctest.h>
#include <epoxy/gl.h>

#include <array>

#include "engine/platform/window.h"
#include "engine/ui/ui.h"

using words::plain;

namespace {

constexpr int kAcross = 400, kDown = 300;

// The colour inside the left edge of a button, drawn after another whose accent is the panel's only one or not.
std::array<std::uint8_t, 4> second_button(ui::Ui& ui, bool taken) {
    for (int i = 0; i < 4; ++i) {
        ui.begin({.width = kAcross, .height = kDown});
        ui.side_panel(taken ? "taken" : "free", {20, 20, 380, 280}, [&] {
            ui.button(plain("first"), ui::Look::Accent);
            if (taken) ui::accent_is_taken(ui);
            ui.button(plain("second"), ui::Look::Accent);
        });
        ui.end();
    }
    const ui::Rect rect = ui.labels().back().rect;
    std::array<std::uint8_t, 4> pixel{};
    glReadPixels(static_cast<int>(rect.x0) + 8, kDown - static_cast<int>(rect.center().y), 1, 1, GL_RGBA,
                 GL_UNSIGNED_BYTE, pixel.data());
    return pixel;
}

}  // namespace

TEST_CASE("once a panel's accent is taken, later buttons are plain") {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "offscreen");
    SDL_SetMainReady();
    auto window = platform::Window::open({.title = "accents", .width = kAcross, .height = kDown, .scripted = true});
    REQUIRE(window);
    auto made = ui::Ui::create(**window, 100);
    REQUIRE(made);
    CHECK(second_button(**made, false)[2] < 60);  // red
    CHECK(second_button(**made, true)[2] > 150);  // paper
}

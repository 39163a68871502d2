#include <SDL.h>
#include <doctest/doctest.h>
#include <epoxy/gl.h>

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "engine/platform/window.h"
#include "engine/ui/ui.h"

using words::plain;

namespace {

constexpr int kWide = 640, kHigh = 400;

using Pixels = std::vector<std::uint8_t>;

// Draws a rail, a paper with its shadow, and text on the bare table, over one colour.
Pixels frame(ui::Ui& ui, const char* words, float table) {
    ui.begin({.width = kWide, .height = kHigh});
    glClearColor(table, 0.3f, 0.2f, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ui.top_bar([&] {
        ui.place({10, 6, 200, 30});
        ui.button(plain("Undo"), ui::Look::Dark);
    });
    ui.side_panel("slip", {300, 80, 600, 300}, [&] { ui.text(plain(words)); });
    ui.tag(plain("in the open"), {120, 300}, {.colour = ui::palette::kCream});
    ui.end();
    Pixels read(std::size_t(kWide) * kHigh * 4);
    glReadPixels(0, 0, kWide, kHigh, GL_RGBA, GL_UNSIGNED_BYTE, read.data());
    return read;
}

int farthest(const Pixels& a, const Pixels& b) {
    int max = 0;
    for (std::size_t i = 0; i < a.size(); ++i) max = std::max(max, std::abs(a[i] - b[i]));
    return max;
}

}  // namespace

TEST_CASE("panels that stay are laid over each frame as they were drawn, and drawn anew when a word changes") {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "offscreen");
    SDL_SetMainReady();
    auto window = platform::Window::open({.title = "panels", .width = kWide, .height = kHigh, .scripted = true});
    REQUIRE(window);
    auto made = ui::Ui::create(**window, 100);
    REQUIRE(made);
    ui::Ui& ui = **made;
    constexpr int kRounding = 2;                            // of 255: two blends
    for (int i = 0; i < 4; ++i) frame(ui, "before", 0.1f);  // until all sizes are known
    const Pixels first = frame(ui, "after", 0.1f), second = frame(ui, "after", 0.1f), third = frame(ui, "after", 0.1f);
    CHECK(farthest(first, second) <= kRounding);
    CHECK(second == third);

    // The table shows through shadows and beside panels.
    const Pixels brighter = frame(ui, "after", 0.9f);
    CHECK(farthest(third, brighter) > 100);
    CHECK(farthest(brighter, frame(ui, "after", 0.9f)) == 0);
    CHECK(farthest(brighter, frame(ui, "before", 0.9f)) > 100);
    frame(ui, "after", 0.9f);
    CHECK(farthest(brighter, frame(ui, "after", 0.9f)) <= kRounding);
}

#include <SDL.h>
#include <doctest/doctest.h>
#include <epoxy/gl.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "engine/platform/window.h"
#include "engine/ui/ui.h"

namespace {

constexpr int kSliderWide = 480, kSliderHigh = 120;

// The slider's track with its knob, as drawn with this range.
std::vector<std::uint8_t> track_of(ui::Ui& ui, const ui::Range& range) {
    int value = range.low;
    for (int i = 0; i < 4; ++i) {  // until all sizes are known
        ui.begin({.width = kSliderWide, .height = kSliderHigh});
        ui.side_panel("slip", {10, 10, 470, 110}, [&] { ui.slider(words::plain("Bid"), value, range); });
        ui.end();
    }
    const auto label = std::ranges::find(ui.labels(), "Bid", &ui::Label::text);
    REQUIRE(label != ui.labels().end());
    const int left = static_cast<int>(label->rect.x0), wide = static_cast<int>(label->rect.width());
    const int low = kSliderHigh - static_cast<int>(label->rect.y1), high = static_cast<int>(label->rect.height());
    std::vector<std::uint8_t> pixels(std::size_t(wide) * high * 4);
    glReadPixels(left, low, wide, high, GL_RGBA, GL_UNSIGNED_BYTE, pixels.data());
    return pixels;
}

}  // namespace

TEST_CASE("a slider with a single value has its knob at the beginning of the track") {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "offscreen");
    SDL_SetMainReady();
    auto window =
        platform::Window::open({.title = "slider", .width = kSliderWide, .height = kSliderHigh, .scripted = true});
    REQUIRE(window);
    auto made = ui::Ui::create(**window, 100);
    REQUIRE(made);
    const std::vector<std::uint8_t> several = track_of(**made, {0, 3, 1}), single = track_of(**made, {0, 0, 1});
    CHECK(!several.empty());
    CHECK(several == single);
}

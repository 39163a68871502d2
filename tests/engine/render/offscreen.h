#pragma once
// A GL context without a screen, one renderer for all tests, and pictures read back as numbers.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/render/renderer.h"

namespace offscreen {

// Creates the context on the first call; every test that draws calls this first. A sentence when there is
// none.
std::string context_error();

render::RendererFiles files();

// Made once, with the files of the project.
render::Renderer& renderer();

struct Picture {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgb;  // rows from the upper edge

    // 0 to 255, as the eye weighs colours.
    double grey(int x, int y) const;
    // The mean around a point.
    double grey_around(core::Vec2 pixel, int radius) const;
    friend bool operator==(const Picture&, const Picture&) = default;
};

// As a .ppm file, for people to look at.
void write(const Picture& picture, const std::string& file);

// 480 x 320 pixels, 12 x 8 in around (10, 8).
render::View small_view();
// What renderer().draw shows, read from a framebuffer of the view's size.
Picture drawn(const render::Scene& scene, const render::View& view);
// The same in the window itself, in the small view.
Picture drawn_in_window(const render::Scene& scene);
// One colour everywhere, then draw_coins.
Picture coins_over_grey(const std::vector<render::CoinSprite>& coins, const render::View& view);

}  // namespace offscreen

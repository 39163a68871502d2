#pragma once
// A GL context without a screen, one renderer for all tests, and pictures read back as pixels.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/render/renderer.h"

namespace offscreen {

// Creates the context on the first call; call it first in every test that draws. Returns a sentence if there is none.
std::string context_error();

render::RendererFiles files();

// Created once, with the project's files.
render::Renderer& renderer();

struct Picture {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgb;  // rows from the upper edge

    // Returns perceived brightness, 0 to 255.
    double grey(int x, int y) const;
    // Returns the mean brightness around a point.
    double grey_around(core::Vec2 pixel, int radius) const;
    friend bool operator==(const Picture&, const Picture&) = default;
};

// Writes a .ppm file for people to view.
void write(const Picture& picture, const std::string& file);

// Returns a view of 480 x 320 pixels, 12 x 8 in around (10, 8).
render::View small_view();
// Returns the output of renderer().draw, read from a framebuffer of the view's size.
Picture drawn(const render::Scene& scene, const render::View& view);
// The same in the window itself, with the small view.
Picture drawn_in_window(const render::Scene& scene, render::Renderer& r = renderer());
// The same as a miniature.
Picture miniature_in_window(const render::Scene& scene, render::Renderer& r);
// Returns the output of draw_coins over a plain colour.
Picture coins_over_grey(const std::vector<render::CoinSprite>& coins, const render::View& view);

}  // namespace offscreen

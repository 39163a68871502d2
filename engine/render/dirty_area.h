#pragma once
// Which part of the window things can change: only that part is put together anew.

#include "engine/render/framebuffer.h"
#include "engine/render/scene.h"

namespace render {

bool is_empty(const PixelArea& area);
bool meet(const PixelArea& a, const PixelArea& b);
PixelArea around(const PixelArea& a, const PixelArea& b);

// Around the coins and their shadows, within the window.
PixelArea area_of(const std::vector<CoinSprite>& coins, const View& view);

PixelArea area_of(const std::vector<Region>& regions, const View& view);
PixelArea area_of(const std::vector<Outline>& outlines, const View& view);
// Of the lines drawn with chalk, under the coins.
PixelArea area_of_chalk(const std::vector<Line>& lines, const View& view);

}  // namespace render

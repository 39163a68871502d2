#pragma once
// The part of the window affected by a change: only that part is recomposed.

#include "engine/render/framebuffer.h"
#include "engine/render/scene.h"

namespace render {

bool is_empty(const PixelArea& area);
bool meet(const PixelArea& a, const PixelArea& b);
bool covers(const PixelArea& a, const PixelArea& b);  // all of b
PixelArea around(const PixelArea& a, const PixelArea& b);

// The bounds of the coins and their shadows, clipped to the window.
PixelArea area_of(const std::vector<CoinSprite>& coins, const View& view);

PixelArea area_of(const std::vector<Region>& regions, const View& view);
PixelArea area_of(const std::vector<Outline>& outlines, const View& view);
// Only the chalk lines, which are under the coins.
PixelArea area_of_chalk(const std::vector<Line>& lines, const View& view);

}  // namespace render

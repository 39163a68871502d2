#pragma once
// The layer of coins that rest, drawn once. When single coins come or go only their part of it is drawn anew.

#include <vector>

#include "engine/render/dirty_area.h"
#include "engine/render/painter.h"

namespace render {

class RestingCoins {
public:
    // False where the driver refuses a picture of this size.
    bool resize(int width, int height);

    // Draws what differs from the last time and returns where; empty when nothing does. After a change of the
    // view all differs.
    PixelArea update(Painter& painter, std::vector<CoinSprite> coins, const View& view, const Frame& frame,
                     Detail detail);

    const Framebuffer& picture() const { return picture_; }
    bool empty() const { return coins_.empty(); }
    Detail detail() const { return detail_; }

private:
    PixelArea changed_area(const std::vector<CoinSprite>& coins, const View& view) const;

    Framebuffer picture_;
    std::vector<CoinSprite> coins_;
    View view_;
    Vec2 pivot_;
    Detail detail_ = Detail::Fine;
    bool drawn_ = false;
};

// The coins of a scene that rest, without their glow: that is laid over the layer, so that hovering does not
// redraw it.
std::vector<CoinSprite> resting_coins(const Scene& scene);

// As the look says; left to the program, fine while the coins in the window cover at most so many pixels.
Detail affordable_detail(const std::vector<CoinSprite>& coins, const View& view, double fine_pixels);

}  // namespace render

#pragma once
// The cached layer of resting coins. When single coins come or go, only their part is redrawn.

#include <vector>

#include "engine/render/dirty_area.h"
#include "engine/render/painter.h"

namespace render {

class RestingCoins {
public:
    // False if the driver cannot create a picture of this size.
    bool resize(int width, int height);

    // Redraws what differs from the last call and returns its area; empty if nothing does. A new view changes
    // everything.
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

// A scene's resting coins, except those that glow or are spent: they are drawn above the layer, so that hovering does
// not redraw it.
std::vector<CoinSprite> resting_coins(const Scene& scene);

// The detail that the look asks for; if that is automatic, fine as long as the coins in the window cover at most
// `fine_pixels` pixels.
Detail affordable_detail(const std::vector<CoinSprite>& coins, const View& view, double fine_pixels);

}  // namespace render

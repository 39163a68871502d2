#pragma once
// Crowds of sliding coins at half the window's resolution, and the still picture below in the window's format: a
// software driver combines these several times as fast as it draws everything at full size. Shadows are soft, so half
// the resolution does not hurt them; coins are drawn here too on machines that are still too slow.

#include <vector>

#include "engine/render/framebuffer.h"
#include "engine/render/painter.h"
#include "engine/render/resting_coins.h"
#include "engine/render/shadow_pictures.h"

namespace render {

class CrowdLayer {
public:
    // Copies the changed part of the still picture, or all of it at first and after a change of size. False if the
    // driver does not support such pictures.
    bool take(const Framebuffer& still, const PixelArea& changed);
    // Frees its memory.
    void forget();
    // Draws `shadows`, quads for shaders/coin_shadow_low, except on resting coins, and over them pictures of coins from
    // their sheet, quads for shaders/coin_picture. `shadows` are of few kinds, `others` of any number.
    void draw(Painter& painter, const std::vector<Quad>& shadows, const std::vector<Quad>& others,
              const RestingCoins& resting, const std::vector<Quad>& pictures, const Framebuffer& sheet,
              const Frame& frame);
    // Fills the window, which stays bound, with the still picture and this layer on top.
    void show(Painter& painter, unsigned window) const;

private:
    Framebuffer still_, moving_;
    ShadowPictures shadows_;
};

}  // namespace render

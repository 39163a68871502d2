#pragma once
// What slides in a crowd, at half the window's resolution, and the still picture under it as a window stores it: a
// software driver puts these together several times as fast as it draws all of it at full size. Shadows are soft, so
// half the resolution does them no harm; coins go there too on machines that are slow even so.

#include <vector>

#include "engine/render/framebuffer.h"
#include "engine/render/painter.h"
#include "engine/render/resting_coins.h"
#include "engine/render/shadow_pictures.h"

namespace render {

class CrowdLayer {
public:
    // Takes over what has changed of the still picture, all of it at first or if its size is another. False if the
    // driver has no such pictures.
    bool take(const Framebuffer& still, const PixelArea& changed);
    // Frees its memory.
    void forget();
    // Draws shadows, in quads for shaders/coin_shadow_low, where no coin rests, and over them pictures of coins from
    // their sheet, in quads for shaders/coin_picture. There are few kinds of shadows, and any number of others.
    void draw(Painter& painter, const std::vector<Quad>& shadows, const std::vector<Quad>& others,
              const RestingCoins& resting, const std::vector<Quad>& pictures, const Framebuffer& sheet,
              const Frame& frame);
    // Fills the window, which stays bound, with the still picture and this layer over it.
    void show(Painter& painter, unsigned window) const;

private:
    Framebuffer still_, moving_;
    ShadowPictures shadows_;
};

}  // namespace render

#pragma once
// Coins over any picture, for portraits and loose coins. Each group is drawn once and cached while it is in use.

#include <optional>
#include <vector>

#include "engine/render/dirty_area.h"
#include "engine/render/painter.h"

namespace render {

class LooseCoins {
public:
    // Draws over the framebuffer `target`, which is view.width x view.height with sRGB values, clipped to `clip`.
    void draw(Painter& painter, unsigned target, const std::vector<CoinSprite>& coins, const View& view,
              const std::optional<PixelArea>& clip);

private:
    struct Group {
        std::vector<CoinSprite> coins;
        View view;
        PixelArea area;  // of the window
        Framebuffer picture;
        long used = 0;
    };

    Group* group(Painter& painter, const std::vector<CoinSprite>& coins, const View& view);

    std::vector<Group> groups_;
    long calls_ = 0;
};

}  // namespace render

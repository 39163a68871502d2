#pragma once
// Coins alone over any picture, for portraits and loose coins. Each group is drawn once and kept while it is
// asked for again.

#include <optional>
#include <vector>

#include "engine/render/dirty_area.h"
#include "engine/render/painter.h"

namespace render {

class LooseCoins {
public:
    // Over the framebuffer `target`, which is view.width x view.height and holds sRGB values; nothing is seen
    // outside `clip`.
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

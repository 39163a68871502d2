#pragma once
// Small pictures drawn over the window's. Each is drawn once and kept while it is in use.

#include <optional>
#include <vector>

#include "engine/render/dirty_area.h"
#include "engine/render/gl.h"
#include "engine/render/layers.h"
#include "engine/render/painter.h"

namespace render {

// Coins over any picture, for portraits and loose coins, by groups.
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

// Whole scenes, for lists.
class Miniatures {
public:
    explicit Miniatures(Painter& painter) : painter_(&painter), layers_(painter), like_window_(has_window_rows()) {}

    // Draws at `place` over the framebuffer `target`, which has sRGB values, clipped to `clip`. May leave the viewport
    // at `place`.
    void draw(const Scene& scene, const View& view, unsigned target, const PixelArea& place,
              const std::optional<PixelArea>& clip);

private:
    struct Kept {
        Scene scene;
        View view;
        Framebuffer picture;
        long used = 0;
    };

    const Framebuffer* kept(const Scene& scene, const View& view);

    Painter* painter_;
    Layers layers_;
    bool like_window_;  // the driver supports pictures in the window's format
    std::vector<Kept> kept_;
    long calls_ = 0;
};

}  // namespace render

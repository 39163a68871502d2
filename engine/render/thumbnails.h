#pragma once
// Caches whole scenes as small pictures, for lists. Each is drawn once and kept while in use.

#include <optional>
#include <vector>

#include "engine/render/gl.h"
#include "engine/render/layers.h"

namespace render {

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

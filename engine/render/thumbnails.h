#pragma once
// Whole scenes as small pictures, for lists. Each is drawn once and kept while it is asked for again.

#include <optional>
#include <vector>

#include "engine/render/layers.h"

namespace render {

class Miniatures {
public:
    explicit Miniatures(Painter& painter) : painter_(&painter), layers_(painter) {}

    // At `place` over the framebuffer `target`, which holds sRGB values; nothing is seen outside `clip`. The
    // viewport is left at the place.
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
    std::vector<Kept> kept_;
    long calls_ = 0;
};

}  // namespace render

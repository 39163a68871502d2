#pragma once
// The bare wooden table: cached as one picture in the window's format, where a table with coins needs five.

#include <optional>
#include <vector>

#include "engine/render/framebuffer.h"
#include "engine/render/painter.h"

namespace render {

// A scene of only the table.
Scene bare_table();

class BareWood {
public:
    struct Sight {
        View view;
        std::vector<PixelArea> hidden;  // will be drawn over
        bool operator==(const Sight&) const = default;
    };
    // Needs a window that encodes light drawn into it, and has_window_rows(). Leaves it bound. Caches only what is
    // shown a second time: a picture used for one frame would only cost time.
    void show(Painter& painter, const Sight& sight);
    // Frees its memory.
    void forget();

private:
    void draw(Painter& painter, const Sight& sight) const;
    void keep();

    Framebuffer picture_;         // empty if the driver has no memory for it
    std::optional<Sight> drawn_;  // last
    bool kept_ = false;           // the picture shows `drawn_`
};

}  // namespace render

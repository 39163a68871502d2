#pragma once
// The bare wooden table: one picture of it, as a window stores it, where a table with coins takes five.

#include <optional>

#include "engine/render/framebuffer.h"
#include "engine/render/painter.h"

namespace render {

// A scene of nothing else.
Scene bare_table();

class BareWood {
public:
    // Needs a window that encodes light which is drawn into it, and has_window_rows(). Leaves it bound.
    void show(Painter& painter, const View& view);
    // Frees its memory.
    void forget();

private:
    void draw(Painter& painter, const View& view) const;
    void keep(const View& view);

    Framebuffer picture_;         // no larger than nothing if the driver has no memory for it
    std::optional<View> kept_{};  // that it shows
};

}  // namespace render

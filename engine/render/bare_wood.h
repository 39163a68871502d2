#pragma once
// The bare wooden table: one picture of it, as a window stores it, where a table with coins takes five.

#include <optional>
#include <vector>

#include "engine/render/framebuffer.h"
#include "engine/render/painter.h"

namespace render {

// A scene of nothing else.
Scene bare_table();

class BareWood {
public:
    struct Sight {
        View view;
        std::vector<PixelArea> hidden;  // by what will be drawn over it
        bool operator==(const Sight&) const = default;
    };
    // Needs a window that encodes light which is drawn into it, and has_window_rows(). Leaves it bound. What is shown a
    // second time is kept: a picture that serves one frame would only cost.
    void show(Painter& painter, const Sight& sight);
    // Frees its memory.
    void forget();

private:
    void draw(Painter& painter, const Sight& sight) const;
    void keep();

    Framebuffer picture_;         // no larger than nothing if the driver has no memory for it
    std::optional<Sight> drawn_;  // last
    bool kept_ = false;           // the picture shows it
};

}  // namespace render

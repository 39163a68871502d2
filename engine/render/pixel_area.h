#pragma once
// A rectangle of a framebuffer or of the window.

namespace render {

struct PixelArea {  // from the lower left
    int left = 0, bottom = 0, right = 0, top = 0;
    bool operator==(const PixelArea&) const = default;
};

}  // namespace render

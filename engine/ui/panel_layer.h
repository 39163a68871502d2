#pragma once
// Caches unchanged panels as a picture that is drawn over each frame instead of their text and paper.

#include <cstdint>
#include <vector>

#include "engine/render/framebuffer.h"
#include "engine/ui/kept_pictures.h"

struct ImDrawData;

namespace ui {

// Turns the window's content by 180 degrees.
void turn_window(int width, int height);

class PanelLayer {
public:
    // Draws what has been laid out into the bound framebuffer, which must be as large as the window.
    void draw(ImDrawData& panels);
    // Call when the panels' textures have changed.
    void forget() { repeated_ = 0; }
    // Caches for moving parts of panels.
    KeptPictures& kept() { return kept_; }

private:
    bool same(const ImDrawData& panels) const;
    void remember(const ImDrawData& panels);
    bool paint(ImDrawData& panels);
    void lay_over(const ImDrawData& panels) const;

    std::vector<std::vector<std::uint8_t>> laid_out_;  // by the last call
    int repeated_ = 0;                                 // how many times in a row they were the same
    render::Framebuffer picture_;
    KeptPictures kept_;
    std::vector<render::PixelArea> painted_;  // the parts of the picture that are not empty
};

}  // namespace ui

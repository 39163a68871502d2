#pragma once
// Panels that stay as they are: kept as a picture, which is laid over each frame instead of their texts and papers.

#include <cstdint>
#include <vector>

#include "engine/render/framebuffer.h"
#include "engine/ui/kept_pictures.h"

struct ImDrawData;

namespace ui {

// Turns what the window shows by half a circle.
void turn_window(int width, int height);

class PanelLayer {
public:
    // Draws what has been laid out into the bound framebuffer, which is as large as the window.
    void draw(ImDrawData& panels);
    // What lies in the textures of the panels has changed.
    void forget() { repeated_ = 0; }
    // Parts of panels that move.
    KeptPictures& kept() { return kept_; }

private:
    bool same(const ImDrawData& panels) const;
    void remember(const ImDrawData& panels);
    bool paint(ImDrawData& panels);
    void lay_over(const ImDrawData& panels) const;

    std::vector<std::vector<std::uint8_t>> laid_out_;  // by the last call
    int repeated_ = 0;                                 // how often they came again
    render::Framebuffer picture_;
    KeptPictures kept_;
    std::vector<render::PixelArea> painted_;  // the parts of the picture that are not empty
};

}  // namespace ui

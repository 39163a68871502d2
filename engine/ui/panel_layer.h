#pragma once
// Caches unchanged panels as a picture that is drawn over each frame instead of their text and paper.

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/render/framebuffer.h"
#include "engine/ui/texture.h"

struct ImDrawData;

namespace ui {

// Turns the window's content by 180 degrees.
void turn_window(int width, int height);

// Caches parts of panels that are costly to draw and reappear elsewhere, such as cards in a scrolled list: read from
// the window once, then copied. Used only with software drivers, which copy much faster than they draw.
class CachedPictures {
public:
    struct Picture {
        render::Framebuffer frame{};
        bool taken = false;
        int unused = 0;  // frames since it was last used
    };
    // The picture with this key; nullptr if none can be cached. It is freed when not requested for some frames.
    std::shared_ptr<Picture> of(const std::string& key, int width, int height);
    void forget() { pictures_.clear(); }
    void end_frame();

private:
    std::map<std::string, std::shared_ptr<Picture>> pictures_;
};

// Paper as a picture, to be copied where panels draw by themselves in each frame. Used only with software drivers.
class CopiedPaper {
public:
    // False if none can be copied. The texture repeats every `tile` pixels from the window's upper left corner.
    bool has(const Texture& paper, int tile);
    // Copies the paper of these pixels of the window, as far as they are not clipped away.
    void show(const render::PixelArea& area, int window_height) const;

private:
    render::Framebuffer sheet_;
    bool asked_ = false;
};

class PanelLayer {
public:
    // Draws what has been laid out into the bound framebuffer, which must be as large as the window.
    void draw(ImDrawData& panels);
    // Call when the panels' textures have changed.
    void forget() { repeated_ = 0; }
    // Caches for moving parts of panels.
    CachedPictures& cached() { return cached_; }
    CopiedPaper& copied_paper() { return copied_paper_; }

private:
    bool same(const ImDrawData& panels) const;
    void remember(const ImDrawData& panels);
    bool paint(ImDrawData& panels);
    void lay_over(const ImDrawData& panels) const;

    std::vector<std::vector<std::uint8_t>> laid_out_;  // by the last call
    int repeated_ = 0;                                 // how many times in a row they were the same
    render::Framebuffer picture_;
    CachedPictures cached_;
    CopiedPaper copied_paper_;
    std::vector<render::PixelArea> painted_;  // the parts of the picture that are not empty
};

}  // namespace ui

#pragma once
// Draws scenes with OpenGL 3.3 core. Resting things are cached in a still layer; a frame is that layer plus what moves.

#include <memory>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/render/pixel_area.h"
#include "engine/render/renderer_files.h"
#include "engine/render/scene.h"

namespace render {

struct FrameCount {
    int draw_calls = 0;
    bool still_layer_redrawn = false;
    bool crowd = false;  // many coins slide
    // Coins were drawn quickly because the view moved: drawing the same scene again refines them.
    bool unfinished = false;
};

class Renderer {
public:
    // Needs a current GL context. The error is a sentence for the user (GL too old, a missing file).
    static core::Result<std::unique_ptr<Renderer>, std::string> create(const RendererFiles& files);
    virtual ~Renderer() = default;
    // Applies to all later drawing.
    virtual void set_look(const Look& look) = 0;
    // False if nobody is looking: then draw calls do nothing. Initially true.
    virtual void set_looked_at(bool looked_at) = 0;
    // If a crowd of coins slides, draws it at half the resolution, for slow machines (sharpness.h). Initially false.
    virtual void set_coarse(bool coarse) = 0;
    // Draws into the bound framebuffer, which is view.width x view.height. An unchanged scene costs one blit.
    virtual void draw(const Scene& scene, const View& view) = 0;
    // Only the lit wooden table, for the title and set-up screens. `hidden` areas will be drawn over: the table is
    // skipped there, except at their borders.
    virtual void draw_wood(const View& view, const std::vector<PixelArea>& hidden = {}) = 0;
    // Only coins and their shadows, over what the bound framebuffer already shows: portraits in panels, loose
    // coins on the title screen. Called many times per frame, between other drawing: leaves blending on,
    // binds what it needs, restores nothing. Respects the scissor.
    virtual void draw_coins(const std::vector<CoinSprite>& coins, const View& view) = 0;
    // The whole scene as a cached picture of view.width x view.height, for lists of battles. `place` is in
    // window pixels from the lower left; otherwise like draw_coins.
    virtual void draw_miniature(const Scene& scene, const View& view, const PixelArea& place) = 0;
    virtual FrameCount last_frame() const = 0;
    // Shaders are compiled on first use: the driver's complaint about one, as a sentence; empty if there is none.
    // Otherwise something is missing from the picture.
    virtual const std::string& fault() const = 0;
};

}  // namespace render

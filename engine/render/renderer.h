#pragma once
// Draws scenes with OpenGL 3.3 core. What rests is drawn once into a still layer; a frame is that layer and
// what moves.

#include <memory>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/render/pixel_area.h"
#include "engine/render/scene.h"

namespace render {

struct RendererFiles {
    std::string shaders;                 // folder
    std::string textures;                // folder
    std::string text_font, italic_font;  // font files for writing on card and paper
};

struct FrameCount {
    int draw_calls = 0;
    bool still_layer_redrawn = false;
    // Coins were drawn quickly, because the view moved: the same scene drawn once more looks finer.
    bool unfinished = false;
};

class Renderer {
public:
    // Needs a current GL context; the error is a sentence for people (GL too old, a file missing, a shader's
    // log).
    static core::Result<std::unique_ptr<Renderer>, std::string> create(const RendererFiles& files);
    virtual ~Renderer() = default;
    // For all that is drawn from now on.
    virtual void set_look(const Look& look) = 0;
    // Whether anybody looks at what is drawn from now on, as somebody does at first; else nothing is drawn.
    virtual void set_looked_at(bool looked_at) = 0;
    // Into the bound framebuffer, which is view.width x view.height. The same scene again costs a blit.
    virtual void draw(const Scene& scene, const View& view) = 0;
    // The wooden table alone, lit, for the title and set-up screens.
    virtual void draw_wood(const View& view) = 0;
    // Coins alone, with their shadows, over what the bound framebuffer shows already: portraits in panels,
    // loose coins on the title. Called many times a frame, between other drawing: leaves blending on, binds
    // what it needs, restores nothing. A scissor that is set clips them.
    virtual void draw_coins(const std::vector<CoinSprite>& coins, const View& view) = 0;
    // The whole scene as a picture of view.width x view.height, kept for as long as it is asked for: lists of
    // battles. `place`: of the window, pixels from its lower left; as draw_coins in all else.
    virtual void draw_miniature(const Scene& scene, const View& view, const PixelArea& place) = 0;
    virtual FrameCount last_frame() const = 0;
};

}  // namespace render

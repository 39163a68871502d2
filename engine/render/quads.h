#pragma once
// Everything on the table is an instanced quad: one draw call for any number of them.

#include <array>
#include <vector>

#include "engine/render/gl_handle.h"

namespace render {

// What a quad carries to its shader. `place` is centre and half size in inches, `traits[0]` its angle; the
// rest is the shader's.
struct Quad {
    std::array<float, 4> place{};
    std::array<float, 4> traits{};
    std::array<float, 4> tint{};
    std::array<float, 4> extra{};
};

// Large quads are cut into a grid: light is worked out at its corners.
enum class Cut { Whole, Grid };

class QuadDrawer {
public:
    QuadDrawer();
    // Draws all quads with the program in use; nothing for none. Returns the number of draw calls.
    int draw(const std::vector<Quad>& quads, Cut cut);
    // The whole window with the program in use (shaders/layer.vert).
    int draw_window();

private:
    GlHandle array_, corners_, instances_;
};

}  // namespace render

#pragma once
// Everything on the table is an instanced quad: one draw call for any number of them.

#include <array>
#include <vector>

#include "engine/render/gl_handle.h"

namespace render {

// The per-instance data of a quad. `place` is the centre and half size in inches, `traits[0]` the angle; the
// rest is up to the shader.
struct Quad {
    std::array<float, 4> place{};
    std::array<float, 4> traits{};
    std::array<float, 4> tint{};
    std::array<float, 4> extra{};
};

// What the GPU counts in.
inline float f(double x) { return static_cast<float>(x); }

// Large quads are split into a grid, because light is computed at the corners.
enum class Cut { Whole, Grid };
inline constexpr int kGridCells = 48;  // of a grid, along each side

class QuadDrawer {
public:
    QuadDrawer();
    // Draws all quads with the current program; none for an empty list. Returns the number of draw calls.
    int draw(const std::vector<Quad>& quads, Cut cut);
    // Draws those cells of a quad's grid; they count row by row from its lower left corner. Returns the number of draw
    // calls.
    int draw_cells(const Quad& quad, const std::vector<int>& cells);
    // Fills the window with the current program (shaders/layer.vert).
    int draw_window();

private:
    void take(const Quad* quads, std::size_t count);
    GlHandle array_, corners_, instances_, cells_;
};

}  // namespace render

#pragma once
// Everything on the table is an instanced quad: one draw call for any number of them.

#include <array>
#include <cstdint>
#include <vector>

#include "engine/render/gl_handle.h"

namespace render {

// The per-instance data of a quad. `place` is the centre and half size in inches, `traits[0]` the angle; each shader
// defines the rest.
struct Quad {
    std::array<float, 4> place{};
    std::array<float, 4> traits{};
    std::array<float, 4> tint{};
    std::array<float, 4> extra{};
};

// The GPU uses floats.
inline float f(double x) { return static_cast<float>(x); }

// Large quads are cut into cells, because light is computed at their corners.
inline constexpr int kMaxCells = 48;  // along each side
struct Cells {
    int across = 1, up = 1;  // each divides kMaxCells
};

// How many cells to cut quads on the table into, so that light interpolated between their corners looks exact: one
// subdivision for all of them, based on the largest. Every cell costs a software renderer microseconds.
struct Frame;
Cells light_cells(const std::vector<Quad>& quads, const Frame& frame);

class QuadDrawer {
public:
    QuadDrawer();
    // Draws all quads with the current program; nothing for an empty list. Returns the number of draw calls.
    int draw(const std::vector<Quad>& quads, Cells cells = {});
    // Draws these cells of a quad at the finest subdivision, numbered by rows from its lower left corner. Returns the
    // number of draw calls.
    int draw_cells(const Quad& quad, const std::vector<int>& cells);
    // Fills the window with the current program (shaders/layer.vert).
    int draw_window();

private:
    using Corners = std::vector<std::uint16_t>;
    void take(const Quad* quads, std::size_t count);
    void draw_corners(const Corners& corners, std::size_t quads);
    GlHandle array_, places_, instances_, corners_;
};

}  // namespace render

#include "engine/render/light_cells.h"

#include <algorithm>

namespace render {

namespace {

constexpr double kCell = 0.6;       // inches in shaders/light.glsl, whose narrowest edge is wider
constexpr double kCellPixels = 16;  // smaller cells make no visible difference

// The number of cells for a side of this many inches.
int cells_along(double inches, const Frame& frame) {
    const double wanted = std::min(inches * frame.light_scale / kCell, inches * frame.scale / kCellPixels);
    int cells = 1;
    while (cells < kMaxCells && (cells < wanted || kMaxCells % cells != 0)) ++cells;
    return cells;
}

}  // namespace

Cells light_cells(const std::vector<Quad>& quads, const Frame& frame) {
    Cells cells;
    for (const Quad& quad : quads) {
        cells.across = std::max(cells.across, cells_along(2 * quad.place[2], frame));
        cells.up = std::max(cells.up, cells_along(2 * quad.place[3], frame));
    }
    return cells;
}

}  // namespace render

#include "engine/render/quads.h"

#include <algorithm>

#include "engine/render/gl.h"
#include "engine/render/view_frame.h"

namespace render {

namespace {

constexpr int kRow = kMaxCells + 1;  // corners of a row of cells

GlHandle new_buffer() {
    GLuint name = 0;
    glGenBuffers(1, &name);
    return GlHandle(name, [](unsigned n) { glDeleteBuffers(1, &n); });
}

// All corners, row by row from the lower left, from -1 to 1.
std::vector<float> places() {
    const auto at = [](int i) { return -1.0f + 2.0f * static_cast<float>(i) / kMaxCells; };
    std::vector<float> places;
    for (int y = 0; y < kRow; ++y)
        for (int x = 0; x < kRow; ++x) {
            places.push_back(at(x));
            places.push_back(at(y));
        }
    return places;
}

// Two triangles for the cell with its lower left corner at (x, y). Cells share corners, so each is computed once.
void add_cell(std::vector<std::uint16_t>& corners, int x, int y, int wide, int high) {
    const auto at = [&](int dx, int dy) { return static_cast<std::uint16_t>((y + dy) * kRow + x + dx); };
    corners.insert(corners.end(), {at(0, 0), at(wide, 0), at(wide, high), at(0, 0), at(wide, high), at(0, high)});
}

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

QuadDrawer::QuadDrawer() : places_(new_buffer()), instances_(new_buffer()), corners_(new_buffer()) {
    GLuint name = 0;
    glGenVertexArrays(1, &name);
    array_ = GlHandle(name, [](unsigned n) { glDeleteVertexArrays(1, &n); });
    glBindVertexArray(name);

    const std::vector<float> all = places();
    glBindBuffer(GL_ARRAY_BUFFER, places_.name());
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(all.size() * sizeof(float)), all.data(), GL_STATIC_DRAW);
    glEnableVertexAttribArray(0);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, nullptr);

    glBindBuffer(GL_ARRAY_BUFFER, instances_.name());
    for (GLuint i = 0; i < 4; ++i) {
        const auto offset = static_cast<std::uintptr_t>(i) * 4 * sizeof(float);
        glEnableVertexAttribArray(i + 1);
        glVertexAttribPointer(i + 1, 4, GL_FLOAT, GL_FALSE, sizeof(Quad), reinterpret_cast<const void*>(offset));
        glVertexAttribDivisor(i + 1, 1);
    }
    glBindVertexArray(0);
}

void QuadDrawer::take(const Quad* quads, std::size_t count) {
    glBindVertexArray(array_.name());
    glBindBuffer(GL_ARRAY_BUFFER, instances_.name());
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(count * sizeof(Quad)), quads, GL_STREAM_DRAW);
}

void QuadDrawer::draw_corners(const Corners& corners, std::size_t quads) {
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, corners_.name());
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(corners.size() * sizeof corners.front()),
                 corners.data(), GL_STREAM_DRAW);
    glDrawElementsInstanced(GL_TRIANGLES, static_cast<GLsizei>(corners.size()), GL_UNSIGNED_SHORT, nullptr,
                            static_cast<GLsizei>(quads));
    glBindVertexArray(0);
}

int QuadDrawer::draw(const std::vector<Quad>& quads, Cells cells) {
    if (quads.empty()) return 0;
    const int wide = kMaxCells / cells.across, high = kMaxCells / cells.up;
    Corners corners;
    for (int y = 0; y < kMaxCells; y += high)
        for (int x = 0; x < kMaxCells; x += wide) add_cell(corners, x, y, wide, high);
    take(quads.data(), quads.size());
    draw_corners(corners, quads.size());
    return 1;
}

int QuadDrawer::draw_cells(const Quad& quad, const std::vector<int>& cells) {
    if (cells.empty()) return 0;
    Corners corners;
    for (const int cell : cells) add_cell(corners, cell % kMaxCells, cell / kMaxCells, 1, 1);
    take(&quad, 1);
    draw_corners(corners, 1);
    return 1;
}

int QuadDrawer::draw_window() {
    glBindVertexArray(array_.name());
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    glBindVertexArray(0);
    return 1;
}

}  // namespace render

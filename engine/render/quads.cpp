#include "engine/render/quads.h"

#include <cstdint>

#include "engine/render/gl.h"

namespace render {

namespace {

constexpr int kWholeCorners = 6;  // before those of the grid
constexpr int kCellCorners = 6;
constexpr int kGridCorners = kGridCells * kGridCells * kCellCorners;

GlHandle new_buffer() {
    GLuint name = 0;
    glGenBuffers(1, &name);
    return GlHandle(name, [](unsigned n) { glDeleteBuffers(1, &n); });
}

// Two triangles per cell, corners from -1 to 1.
void add_cells(std::vector<float>& corners, int cells) {
    const auto at = [cells](int i) { return -1.0f + 2.0f * static_cast<float>(i) / static_cast<float>(cells); };
    for (int y = 0; y < cells; ++y)
        for (int x = 0; x < cells; ++x)
            for (const auto& [dx, dy] : {std::pair{0, 0}, {1, 0}, {1, 1}, {0, 0}, {1, 1}, {0, 1}}) {
                corners.push_back(at(x + dx));
                corners.push_back(at(y + dy));
            }
}

}  // namespace

QuadDrawer::QuadDrawer() : corners_(new_buffer()), instances_(new_buffer()), cells_(new_buffer()) {
    GLuint name = 0;
    glGenVertexArrays(1, &name);
    array_ = GlHandle(name, [](unsigned n) { glDeleteVertexArrays(1, &n); });
    glBindVertexArray(name);

    std::vector<float> corners;
    add_cells(corners, 1);
    add_cells(corners, kGridCells);
    glBindBuffer(GL_ARRAY_BUFFER, corners_.name());
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(corners.size() * sizeof(float)), corners.data(),
                 GL_STATIC_DRAW);
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

int QuadDrawer::draw(const std::vector<Quad>& quads, Cut cut) {
    if (quads.empty()) return 0;
    take(quads.data(), quads.size());
    glDrawArraysInstanced(GL_TRIANGLES, cut == Cut::Whole ? 0 : kWholeCorners,
                          cut == Cut::Whole ? kWholeCorners : kGridCorners, static_cast<GLsizei>(quads.size()));
    glBindVertexArray(0);
    return 1;
}

int QuadDrawer::draw_cells(const Quad& quad, const std::vector<int>& cells) {
    std::vector<std::uint16_t> corners;
    for (const int cell : cells)
        for (int i = 0; i < kCellCorners; ++i)
            corners.push_back(static_cast<std::uint16_t>(kWholeCorners + cell * kCellCorners + i));
    if (corners.empty()) return 0;
    take(&quad, 1);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, cells_.name());
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(corners.size() * sizeof corners.front()),
                 corners.data(), GL_STREAM_DRAW);
    glDrawElementsInstanced(GL_TRIANGLES, static_cast<GLsizei>(corners.size()), GL_UNSIGNED_SHORT, nullptr, 1);
    glBindVertexArray(0);
    return 1;
}

int QuadDrawer::draw_window() {
    glBindVertexArray(array_.name());
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    glBindVertexArray(0);
    return 1;
}

}  // namespace render

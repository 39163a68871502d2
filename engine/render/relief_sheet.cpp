#include "engine/render/relief_sheet.h"

#include <algorithm>
#include <cmath>

namespace render {

namespace {

constexpr int kInk = 0x4000;  // a quarter of the full height

}  // namespace

PieceSheet::PieceSheet(const Pixels& pixels, int columns)
    : width_(pixels.width), cell_(pixels.width / columns), columns_(columns) {
    heights_.resize(pixels.bytes.size() / 2);
    for (std::size_t i = 0; i < heights_.size(); ++i)
        heights_[i] = static_cast<std::uint16_t>(pixels.bytes[2 * i] << 8 | pixels.bytes[2 * i + 1]);
    const int rows = cell_ > 0 ? pixels.height / cell_ : 0;
    for (int piece = 0; piece < columns * rows; ++piece) ink_.push_back(ink_of(piece));
}

PieceSheet::Ink PieceSheet::ink_of(int piece) const {
    const int left = piece % columns_ * cell_, top = piece / columns_ * cell_;
    int first = cell_, last = 0;
    for (int y = 0; y < cell_; ++y) {
        for (int x = 0; x < cell_; ++x) {
            if (heights_[static_cast<std::size_t>(top + y) * width_ + left + x] < kInk) continue;
            first = std::min(first, x);
            last = std::max(last, x + 1);
        }
    }
    return {static_cast<float>(first) / static_cast<float>(cell_),
            static_cast<float>(last) / static_cast<float>(cell_)};
}

float PieceSheet::pixel(int left, int top, int x, int y) const {
    if (x < 0 || y < 0 || x >= cell_ || y >= cell_) return 0;
    return static_cast<float>(heights_[static_cast<std::size_t>(top + y) * width_ + left + x]) / 65520.0f;
}

float PieceSheet::at(int piece, float u, float v) const {
    const float x = u * static_cast<float>(cell_) - 0.5f, y = v * static_cast<float>(cell_) - 0.5f;
    const int column = static_cast<int>(std::floor(x)), row = static_cast<int>(std::floor(y));
    const int left = piece % columns_ * cell_, top = piece / columns_ * cell_;
    const float right = x - static_cast<float>(column), down = y - static_cast<float>(row);
    const float above = pixel(left, top, column, row) * (1 - right) + pixel(left, top, column + 1, row) * right;
    const float below = pixel(left, top, column, row + 1) * (1 - right) + pixel(left, top, column + 1, row + 1) * right;
    return above * (1 - down) + below * down;
}

}  // namespace render

#pragma once
// Relief pieces for coins without a drawn face: emblems, figures and letters, one per cell of a sheet. See
// assets/textures/README.md for the files.

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/render/texture.h"

namespace render {

class PieceSheet {
public:
    PieceSheet() = default;
    // Two channels: the high and the low byte of a height.
    PieceSheet(const Pixels& pixels, int columns);

    // Height, 0 to 1; (u, v) from 0 to 1 over the cell, v downwards; 0 outside it.
    float at(int piece, float u, float v) const;
    int cell() const { return cell_; }  // pixels
    int count() const { return static_cast<int>(ink_.size()); }
    // The extent of the piece's ink along u.
    struct Ink {
        float from = 0, to = 0;
    };
    Ink ink(int piece) const { return ink_[static_cast<std::size_t>(piece)]; }

private:
    float pixel(int left, int top, int x, int y) const;
    Ink ink_of(int piece) const;

    int width_ = 0, cell_ = 0, columns_ = 0;
    std::vector<std::uint16_t> heights_;
    std::vector<Ink> ink_;
};

inline constexpr std::string_view kFigures = "0123456789IVXLC/";  // the cells of the figures' sheet
inline constexpr float kEmblemWidth = 1.5f;                       // of an emblem's cell, in coin radii
inline constexpr float kEmblemHeight = 0.25f;                     // of its relief where the cell's value is 1

struct Pieces {
    PieceSheet emblems;  // in the order of Emblem
    PieceSheet figures;  // 1 high; in the order of kFigures
    PieceSheet letters;  // 1 high; A to Z
};

}  // namespace render

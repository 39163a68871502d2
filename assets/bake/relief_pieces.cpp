#include "assets/bake/relief_pieces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "assets/bake/bas_relief.h"
#include "assets/bake/blur.h"
#include "assets/bake/face_art.h"
#include "assets/bake/face_relief.h"

namespace bake {

namespace {

constexpr int kFiner = 2;  // supersampling

struct Grid {
    int cell;  // pixels
    int columns, rows;
};
constexpr Grid kEmblemGrid{384, 6, 6}, kFigureGrid{256, 4, 4}, kLetterGrid{64, 8, 4};

constexpr std::array kEmblems{"wheat", "oak",   "maple",    "wheel",     "arrows",  "star",     "sun",    "cross",
                              "fish",  "bird",  "ship",     "horseshoe", "crown",   "rose",     "lily",   "blossom",
                              "key",   "owl",   "moon",     "mask",      "tower",   "anchor",   "shield", "mountain",
                              "tank",  "gun",   "helmet",   "warship",   "fighter", "starship", "dragon", "knight",
                              "bow",   "spear", "elephant", "wizard"};

constexpr float kHighest = 0.25f;   // of an emblem, in coin radii; stored as 1
constexpr float kSoftness = 0.65f;  // blur of a finished piece, in pixels of the cell

Picture empty_sheet(const Grid& grid) { return {grid.cell * grid.columns, grid.cell * grid.rows, 2}; }

// Twelve bits are enough for smooth slopes; the other four would only make the file larger.
void store(Picture& sheet, const Grid& grid, int index, const Field& piece, float highest) {
    const int left = index % grid.columns * grid.cell, top = index / grid.columns * grid.cell;
    each_pixel(grid.cell, grid.cell, [&](int x, int y) {
        const int height = static_cast<int>(std::lround(clamp(piece.at(x, y) / highest) * 4095)) << 4;
        sheet.at(left + x, top + y, 0) = static_cast<std::uint8_t>(height >> 8);
        sheet.at(left + x, top + y, 1) = static_cast<std::uint8_t>(height & 255);
    });
}

Field part(const Field& sheet, const Grid& grid, int index) {
    const int cell = grid.cell * kFiner;
    Field mask(cell, cell);
    for (int y = 0; y < cell; ++y)
        for (int x = 0; x < cell; ++x)
            mask.at(x, y) = sheet.at(index % grid.columns * cell + x, index / grid.columns * cell + y);
    return mask;
}

Field finished(const Field& heights) { return blur(halve(heights), kSoftness, Edge::Clamp); }

// A figure has a broad flat top with rounded shoulders, 1 high.
Field figure(const Field& mask) {
    constexpr float kCushion = 0.66f, kRoundness = 0.8f, kEdge = 2.2f;
    const Field cushion = puff(mask), step = blur(mask, kEdge, Edge::Clamp);
    Field heights(mask.width(), mask.height());
    for (std::size_t i = 0; i < heights.values().size(); ++i)
        heights.values()[i] =
            mix(smooth_step(0.25f, 0.95f, step.values()[i]), std::pow(cushion.values()[i], kRoundness), kCushion);
    return heights;
}

Field letter(const Field& mask) {
    constexpr float kEdge = 1.6f;
    Field heights = blur(mask, kEdge, Edge::Clamp);
    for (float& value : heights.values()) value = smooth_step(0.15f, 0.9f, value);
    return heights;
}

// The cells of a sheet that is drawn as a whole.
Picture bake_sheet(const std::filesystem::path& svg, const Grid& grid, Field (*shape)(const Field&)) {
    const Field drawn = draw_layer(svg, "lettering", grid.cell * grid.columns * kFiner, grid.cell * grid.rows * kFiner);
    Picture sheet = empty_sheet(grid);
    for (int i = 0; i < grid.columns * grid.rows; ++i) store(sheet, grid, i, finished(shape(part(drawn, grid, i))), 1);
    return sheet;
}

}  // namespace

Picture bake_emblems(const std::filesystem::path& art) {
    Picture sheet = empty_sheet(kEmblemGrid);
    for (std::size_t i = 0; i < kEmblems.size(); ++i) {
        const Art drawn = draw_art(art / "emblems" / (std::string(kEmblems[i]) + ".svg"), kEmblemGrid.cell * kFiner);
        Field heights = raised(drawn, Side::Heads);
        for (float& height : heights.values()) height = std::max(height, 0.0f);
        store(sheet, kEmblemGrid, static_cast<int>(i), finished(heights), kHighest);
    }
    return sheet;
}

Picture bake_figures(const std::filesystem::path& art) { return bake_sheet(art / "figures.svg", kFigureGrid, figure); }

Picture bake_letters(const std::filesystem::path& art) { return bake_sheet(art / "letters.svg", kLetterGrid, letter); }

}  // namespace bake

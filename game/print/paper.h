#pragma once
// Paper sizes, and how something larger than a page is split over several. Tiles are in columns A, B, C ...
// from left to right and rows 1, 2, 3 ... from the top: "B3". Each prints its own cell and a strip around it,
// which the neighbour overlaps after being cut along the cell's border.

#include <span>
#include <string>
#include <string_view>

#include "engine/words/phrase.h"
#include "game/print/sheet.h"

namespace print {

struct Paper {
    std::string_view key;  // name in settings and on the command line
    words::Key name;
    double width, height;  // inches, portrait
};
std::span<const Paper> papers();
const Paper* find_paper(std::string_view key);  // null if there is none

inline constexpr double kMargin = 0.4;  // inches that printers may leave blank
inline constexpr double kFoot = 0.22;   // inches for the line at the foot of each page
inline constexpr double kStrip = 0.25;  // inches shown beyond a cell's border

// The printable part of a page, above the foot.
Box room_of(double page_width, double page_height);

struct Tiling {
    double page_width = 0, page_height = 0;  // portrait or landscape, whichever needs fewer pages
    int columns = 1, rows = 1;
    Vec2 size;  // of the whole picture

    int pages() const { return columns * rows; }
    std::string name(int column, int row) const;
    // In coordinates of the whole picture, whose lower left corner is the origin.
    Box cell(int column, int row) const;
    Box window(int column, int row) const;  // the cell plus its strip
    // Offset from a point of the whole picture to the same point on the tile's page.
    Vec2 shift(int column, int row) const;
};
Tiling tile(Vec2 size, const Paper& paper);
// The same, on portrait pages only.
Tiling tile_upright(Vec2 size, const Paper& paper);
// The dashed cutting lines of a tile, in coordinates of the whole picture: where neighbours meet, as far as
// the window shows.
std::vector<Path> cut_lines(const Tiling& tiling, int column, int row);
enum class Inks { Grey, Colour };
inline constexpr std::string_view kInks[]{"grey", "colour"};  // in settings and arguments; in order of Inks
enum class Format { Pdf, Svg };
inline constexpr std::string_view kFormats[]{"pdf", "svg"};  // in settings and arguments; in order of Format

}  // namespace print

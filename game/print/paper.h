#pragma once
// Papers, and how something larger than a page is laid over several. Tiles lie in columns A, B, C ... from
// left to right and rows 1, 2, 3 ... from above: "B3". Each prints its own cell and a strip around it, on
// which the neighbour is laid when it has been cut along the cell's border.

#include <span>
#include <string>
#include <string_view>

#include "engine/words/phrase.h"
#include "game/print/sheet.h"

namespace print {

struct Paper {
    std::string_view key;  // what settings and calls say
    words::Key name;
    double width, height;  // inches, upright
};
std::span<const Paper> papers();
const Paper* find_paper(std::string_view key);  // null where there is none

inline constexpr double kMargin = 0.4;  // inches that printers may leave white
inline constexpr double kFoot = 0.22;   // for the line at the foot of each page
inline constexpr double kStrip = 0.25;  // seen beyond a cell's border

// The part of a page that can be printed on, above the foot.
Box room_of(double page_width, double page_height);

struct Tiling {
    double page_width = 0, page_height = 0;  // upright or across, whichever needs fewer pages
    int columns = 1, rows = 1;
    Vec2 size;  // of the whole

    int pages() const { return columns * rows; }
    std::string name(int column, int row) const;
    // Of the whole, whose lower left corner is the origin.
    Box cell(int column, int row) const;
    Box window(int column, int row) const;  // the cell with its strip
    // From a place on the whole to the same place on the tile's page.
    Vec2 shift(int column, int row) const;
};
Tiling tile(Vec2 size, const Paper& paper);
// The same on upright pages only.
Tiling tile_upright(Vec2 size, const Paper& paper);
// The dashed lines of a tile, on the whole: where neighbours meet, as far as the window shows them.
std::vector<Path> cut_lines(const Tiling& tiling, int column, int row);
enum class Format { Pdf, Svg };
inline constexpr std::string_view kFormats[]{"pdf", "svg"};  // what settings and calls say, in that order

}  // namespace print

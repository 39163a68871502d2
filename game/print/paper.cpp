#include "game/print/paper.h"

#include <algorithm>

namespace print {

namespace {

using words::mark;

constexpr double kMillimetre = 1 / 25.4;
constexpr Paper kPapers[]{{"letter", mark("Letter"), 8.5, 11},
                          {"a4", mark("A4"), 210 * kMillimetre, 297 * kMillimetre}};

int pieces(double length, double max) {
    constexpr double kSlack = 1e-9;
    return std::max(1, static_cast<int>(std::ceil(length / max - kSlack)));
}

Tiling on_pages(Vec2 size, double width, double height) {
    const Box room = room_of(width, height);
    Tiling tiling{width, height, 1, 1, size};
    if (size.x > room.width()) tiling.columns = pieces(size.x, room.width() - 2 * kStrip);
    if (size.y > room.height()) tiling.rows = pieces(size.y, room.height() - 2 * kStrip);
    return tiling;
}

}  // namespace

std::span<const Paper> papers() { return kPapers; }

const Paper* find_paper(std::string_view key) {
    const auto* const found = std::ranges::find(kPapers, key, &Paper::key);
    return found == std::end(kPapers) ? nullptr : found;
}

Box room_of(double page_width, double page_height) {
    return {{kMargin, kMargin + kFoot}, {page_width - kMargin, page_height - kMargin}};
}

std::string Tiling::name(int column, int row) const {
    return std::string(1, static_cast<char>('A' + column)).append(std::to_string(row + 1));
}

Box Tiling::cell(int column, int row) const {
    const Vec2 one{size.x / columns, size.y / rows};
    const Vec2 low{one.x * column, size.y - one.y * (row + 1)};
    return {low, low + one};
}

Box Tiling::window(int column, int row) const { return cell(column, row).grown(kStrip); }

Vec2 Tiling::shift(int column, int row) const {
    return room_of(page_width, page_height).center() - cell(column, row).center();
}

Tiling tile_upright(Vec2 size, const Paper& paper) { return on_pages(size, paper.width, paper.height); }

std::vector<Path> cut_lines(const Tiling& tiling, int column, int row) {
    constexpr Pen kCut{.width = 0.35, .tone = 0.45, .dash = 2, .gap = 2};
    const Box seen = tiling.window(column, row), cell = tiling.cell(column, row);
    std::vector<Path> lines;
    const auto upwards = [&](double x) { lines.push_back(line({x, seen.low.y}, {x, seen.high.y}, kCut)); };
    const auto across = [&](double y) { lines.push_back(line({seen.low.x, y}, {seen.high.x, y}, kCut)); };
    if (column > 0) upwards(cell.low.x);
    if (column + 1 < tiling.columns) upwards(cell.high.x);
    if (row + 1 < tiling.rows) across(cell.low.y);
    if (row > 0) across(cell.high.y);
    return lines;
}

Tiling tile(Vec2 size, const Paper& paper) {
    const Tiling upright = tile_upright(size, paper);
    const Tiling across = on_pages(size, paper.height, paper.width);
    return across.pages() < upright.pages() ? across : upright;
}

}  // namespace print

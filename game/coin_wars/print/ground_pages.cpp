#include "game/coin_wars/print/marks.h"
#include "game/coin_wars/print/print_job.h"
#include "game/coin_wars/print/tones.h"

namespace print {

namespace {

constexpr Pen kScissors{.width = 0.9};
constexpr double kPiecesApart = 0.12;  // inches between pieces

// Something to place on a page as a whole; its lower left corner is the origin.
struct Piece {
    std::vector<Mark> marks;
    Vec2 size;
};

// The outline moved to the origin, and turned by 90 degrees if that needs fewer pages.
std::vector<Vec2> laid_out(const cw::Terrain& ground, const Paper& paper) {
    std::vector<Vec2> polygon = ground.polygon;
    const Box box = core::box_around(polygon);
    if (tile_upright({box.height(), box.width()}, paper).pages() <
        tile_upright({box.width(), box.height()}, paper).pages())
        for (Vec2& point : polygon) point = left_of(point);
    const Vec2 low = core::box_around(polygon).low;
    for (Vec2& point : polygon) point = point - low;
    return polygon;
}

// Adds the ground whole, or cut into as many parts as it needs pages.
void cut(const Job& job, const cw::Terrain& ground, std::vector<Piece>& pieces) {
    const std::vector<Vec2> polygon = laid_out(ground, job.paper);
    const Tiling tiling = tile_upright(core::box_around(polygon).high, job.paper);
    for (int row = 0; row < tiling.rows; ++row)
        for (int column = 0; column < tiling.columns; ++column) {
            const Spot spot = roomiest(polygon, {}, tiling.cell(column, row));
            if (spot.room < 0) continue;
            const Box seen = tiling.window(column, row);
            const Vec2 low{std::max(seen.low.x, 0.0), std::max(seen.low.y, 0.0)};
            const Vec2 high{std::min(seen.high.x, tiling.size.x), std::min(seen.high.y, tiling.size.y)};
            Piece piece{{outline(polygon, kScissors)}, high - low};
            get<Path>(piece.marks.back()).fill = ground_tone(job, ground);
            const std::string part = tiling.pages() > 1 ? tiling.name(column, row) : "";
            for (Mark& mark : ground_words(job, ground, spot, part)) piece.marks.push_back(std::move(mark));
            for (const Path& line : cut_lines(tiling, column, row)) piece.marks.push_back(line);
            for (Mark& mark : piece.marks) mark = moved(mark, -low);
            pieces.push_back(std::move(piece));
        }
}

// Packs pieces: each as high up and as far left as possible, on the first page with room.
class Heap {
public:
    explicit Heap(const Paper& paper) : paper_(paper), room_(room_of(paper.width, paper.height)) {}

    void add(const Piece& piece) {
        for (std::size_t page = 0; page < pages_.size(); ++page)
            if (const auto place = place_on(taken_[page], piece.size)) return lay(page, piece, *place);
        pages_.push_back({{paper_.width, paper_.height, {}}, say("Terrain to cut out")});
        taken_.emplace_back();
        lay(pages_.size() - 1, piece, box_below({room_.low.x, room_.high.y}, piece.size));
    }
    std::vector<Page> pages() && { return std::move(pages_); }

private:
    static Box box_below(Vec2 corner, Vec2 size) {
        return {{corner.x, corner.y - size.y}, {corner.x + size.x, corner.y}};
    }

    std::optional<Box> place_on(const std::vector<Box>& taken, Vec2 size) const {
        std::vector<Vec2> corners{{room_.low.x, room_.high.y}};
        for (const Box& box : taken) {
            corners.push_back({box.high.x + kPiecesApart, box.high.y});
            corners.push_back({box.low.x, box.low.y - kPiecesApart});
            corners.push_back({room_.low.x, box.low.y - kPiecesApart});
        }
        std::ranges::stable_sort(corners, [](Vec2 a, Vec2 b) { return a.y > b.y; });
        for (const Vec2 corner : corners) {
            const Box box = box_below(corner, size);
            const bool inside = room_.grown(1e-9).contains(box.low) && room_.grown(1e-9).contains(box.high);
            if (inside && std::ranges::none_of(
                              taken, [&](const Box& other) { return other.meets(box.grown(kPiecesApart * 0.99)); }))
                return box;
        }
        return std::nullopt;
    }

    void lay(std::size_t page, const Piece& piece, const Box& place) {
        taken_[page].push_back(place);
        Layer layer{{}, place.grown(0.02)};
        for (const Mark& mark : piece.marks) layer.marks.push_back(moved(mark, place.low));
        pages_[page].sheet.layers.push_back(std::move(layer));
    }

    const Paper& paper_;
    Box room_;
    std::vector<Page> pages_;
    std::vector<std::vector<Box>> taken_;  // for each page
};

}  // namespace

std::vector<Page> ground_pages(const Job& job) {
    std::vector<Piece> pieces;
    for (const cw::Terrain& ground : job.scenario().terrain) cut(job, ground, pieces);
    std::ranges::stable_sort(pieces, [](const Piece& a, const Piece& b) { return a.size.y > b.size.y; });
    Heap heap(job.paper);
    for (const Piece& piece : pieces) heap.add(piece);
    return std::move(heap).pages();
}

}  // namespace print

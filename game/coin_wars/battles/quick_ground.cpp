#include "game/coin_wars/battles/quick_ground.h"

#include "engine/core/box.h"
#include "game/coin_wars/battles/laid_ground.h"

namespace battles {

namespace {

namespace cw = rules::coin_wars;

constexpr int kGroundKinds = 6, kGroundTries = 40;
constexpr double kApart = 0.6, kFromEdge = 0.25;  // inches

std::vector<Vec2> turned(const std::vector<Vec2>& outline, Vec2 twice_middle) {
    std::vector<Vec2> twin;
    for (const Vec2 p : outline) twin.push_back(twice_middle - p);
    return twin;
}

// Measures are quarters of an inch, and twins exact half turns: no rounding that differs between machines.
double in_quarters(core::Random& random, double low, double high) {
    const auto steps = static_cast<std::uint32_t>((high - low) * 4);
    return low + random.below(steps + 1) / 4.0;
}

LaidGround any_piece(core::Random& random, const Band& band) {
    LaidGround piece;
    piece.kind = static_cast<cw::Ground>(random.below(kGroundKinds));
    piece.oval = random.below(3) != 0;
    piece.width = in_quarters(random, 2.5, 6);
    piece.depth = in_quarters(random, 2, 3.5);
    const double x = in_quarters(random, 3, band.width - 3);
    piece.at = {x, in_quarters(random, band.low + 1, band.high - 1)};
    return piece;
}

class Laying {
public:
    explicit Laying(const Band& band) : band_(band) {}

    // True if there was room for the piece and its twin.
    bool lay(const LaidGround& piece) {
        const std::vector<Vec2> outline = outline_of(piece), twin = turned(outline, twice_middle());
        const core::Box box = core::box_around(outline), other = core::box_around(twin);
        const bool inside = box.low.x >= kFromEdge && box.high.x <= band_.width - kFromEdge && box.low.y >= band_.low &&
                            box.high.y <= band_.high;
        if (!inside || !apart(box, other)) return false;
        for (const core::Box& laid : boxes_)
            if (!apart(box, laid) || !apart(other, laid)) return false;
        const std::string name(ground_name(piece.kind).english());
        for (const auto& polygon : {outline, twin}) {
            boxes_.push_back(core::box_around(polygon));
            terrain_.push_back({.name = name, .kind = piece.kind, .polygon = polygon});
        }
        return true;
    }

    std::vector<cw::Terrain> terrain() && { return std::move(terrain_); }

private:
    Vec2 twice_middle() const { return {band_.width, band_.low + band_.high}; }
    static bool apart(const core::Box& a, const core::Box& b) {
        return a.high.x + kApart <= b.low.x || b.high.x + kApart <= a.low.x || a.high.y + kApart <= b.low.y ||
               b.high.y + kApart <= a.low.y;
    }

    Band band_;
    std::vector<core::Box> boxes_;
    std::vector<cw::Terrain> terrain_;
};

}  // namespace

std::vector<cw::Terrain> quick_ground(core::Random& random, const Band& band) {
    Laying laying(band);
    const auto pieces = static_cast<int>(random.below(4));  // each with its twin; 0: open ground
    int laid = 0;
    for (int tried = 0; laid < pieces && tried < kGroundTries; ++tried)
        if (laying.lay(any_piece(random, band))) ++laid;
    return std::move(laying).terrain();
}

}  // namespace battles

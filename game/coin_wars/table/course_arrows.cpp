#include "game/coin_wars/table/course_arrows.h"

#include <algorithm>

namespace table {

namespace {

using core::Vec2;

constexpr int kPieces = 8;                       // between two points of the curve
constexpr double kTail = 0.10, kNeck = 0.30;     // half widths of the shaft, inches
constexpr double kHead = 0.66, kHeadLong = 1.1;  // half width and length of the head
constexpr double kHeadShare = 0.45;              // of a short arrow's length

// Catmull-Rom: through each point, in the direction given by its neighbours.
Vec2 between(Vec2 before, Vec2 from, Vec2 to, Vec2 after, double t) {
    const Vec2 a = 2 * from, b = to - before;
    const Vec2 c = 2 * before - 5 * from + 4 * to - after, d = 3 * from - before - 3 * to + after;
    return 0.5 * (a + t * (b + t * (c + t * d)));
}

std::vector<Vec2> smoothed(const std::vector<Vec2>& along) {
    std::vector<Vec2> curve{along.front()};
    const std::size_t last = along.size() - 1;
    for (std::size_t i = 0; i < last; ++i)
        for (int piece = 1; piece <= kPieces; ++piece)
            curve.push_back(between(along[i > 0 ? i - 1 : 0], along[i], along[i + 1], along[std::min(i + 2, last)],
                                    static_cast<double>(piece) / kPieces));
    return curve;
}

std::vector<double> lengths_of(const std::vector<Vec2>& curve) {
    std::vector<double> lengths{0};
    for (std::size_t i = 1; i < curve.size(); ++i)
        lengths.push_back(lengths.back() + core::distance(curve[i - 1], curve[i]));
    return lengths;
}

Vec2 across_at(const std::vector<Vec2>& curve, std::size_t i) {
    const Vec2 before = curve[i > 0 ? i - 1 : 0], after = curve[std::min(i + 1, curve.size() - 1)];
    return core::left_of(core::unit(after - before));
}

}  // namespace

render::Region course_arrow(const std::vector<Vec2>& along, cw::Side side, double strength) {
    const std::vector<Vec2> curve = smoothed(along);
    const std::vector<double> lengths = lengths_of(curve);
    const double whole = lengths.back(), head = std::min(kHeadLong, kHeadShare * whole), size = head / kHeadLong;
    std::vector<Vec2> left, right;
    Vec2 neck = curve.front(), across{};
    for (std::size_t i = 0; i < curve.size() && lengths[i] <= whole - 0.8 * head; ++i) {
        const double half = size * (kTail + (kNeck - kTail) * lengths[i] / whole);
        across = across_at(curve, i);
        neck = curve[i];
        left.push_back(neck + across * half);
        right.push_back(neck - across * half);
    }
    const Vec2 tip = curve.back(), back = tip - core::unit(tip - neck) * head;
    const Vec2 wing = core::left_of(core::unit(tip - neck)) * (kHead * size);
    render::Region arrow;
    arrow.center = neck;
    arrow.outline = left;
    arrow.outline.insert(arrow.outline.end(), {back + wing, tip, back - wing});
    arrow.outline.insert(arrow.outline.end(), right.rbegin(), right.rend());
    arrow.ink = side == cw::Side::Heads ? render::Ink::Heads : render::Ink::Tails;
    arrow.fill = strength;
    return arrow;
}

}  // namespace table

#include "engine/render/outlines.h"

#include <algorithm>
#include <cmath>

#include "engine/render/palette.h"

namespace render {

namespace {

constexpr double kAway = 0.17;        // from a rim to the line
constexpr double kSoft = 0.13;        // how far neighbours blend into each other
constexpr double kAroundRims = 0.62;  // margin of the field around the rims
constexpr double kTexel = 0.034;
constexpr int kMaxOutlineTexels = 512;
constexpr double kDashes = 12;  // per coin

// The distance to the soft union of all discs, and the position within the nearest disc's dashes.
std::array<float, 2> seen_from(Vec2 p, const std::vector<Spot>& spots) {
    double sum = 0, nearest = 1e9;
    const Spot* next = nullptr;
    for (const Spot& spot : spots) {
        const double d = core::distance(p, spot.at) - spot.radius;
        sum += std::exp(-(d - kAway) / kSoft);
        if (d >= nearest) continue;
        nearest = d;
        next = &spot;
    }
    const Vec2 out = p - next->at;
    const double distance = sum > 1e-30 ? -kSoft * std::log(sum) : nearest - kAway;
    return {f(distance), f(std::cos(kDashes * std::atan2(out.y, out.x)))};
}

}  // namespace

Shape hull_of(const std::vector<Spot>& spots) {
    Vec2 low{1e9, 1e9}, high{-1e9, -1e9};
    for (const Spot& spot : spots) {
        const double reach = spot.radius + kAroundRims;
        low = {std::min(low.x, spot.at.x - reach), std::min(low.y, spot.at.y - reach)};
        high = {std::max(high.x, spot.at.x + reach), std::max(high.y, spot.at.y + reach)};
    }
    const double step = std::max(kTexel, std::max(high.x - low.x, high.y - low.y) / kMaxOutlineTexels);
    const int width = static_cast<int>(std::ceil((high.x - low.x) / step));
    const int height = static_cast<int>(std::ceil((high.y - low.y) / step));
    const Vec2 size{width * step, height * step};
    Shape shape{low + size / 2, size / 2, {width, height, 2, {}}};
    shape.field.values.reserve(2 * std::size_t(width) * height);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            for (const float value : seen_from(low + Vec2{(x + 0.5) * step, (y + 0.5) * step}, spots))
                shape.field.values.push_back(value);
    return shape;
}

Quad outline_quad(const Outline& outline, const ShapeOnCard& shape, const Frame& frame) {
    const Vec2 at = frame.turned(shape.center);
    const Rgb color = color_of(outline.ink, frame.look.sides);
    Quad quad;
    quad.place = {f(at.x), f(at.y), f(shape.half_size.x), f(shape.half_size.y)};
    quad.traits = {f(frame.angle), f(static_cast<int>(outline.stroke)), f(outline.strength), 0};
    quad.tint = {color[0], color[1], color[2], 1};
    return quad;
}

}  // namespace render

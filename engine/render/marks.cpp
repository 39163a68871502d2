#include "engine/render/marks.h"

#include <algorithm>
#include <cmath>

#include "engine/render/palette.h"

namespace render {

namespace {

constexpr float kDot = 0, kRing = 1, kLine = 2;  // the kinds in shaders/mark.frag
constexpr float kGlow = 0.20f;
constexpr double kDotRadius = 0.075;
constexpr double kHaloWidth = 0.042;
constexpr double kHaloDashes = 14, kTeeth = 18;
constexpr double kDashesAnInch = 4.5;
constexpr double kThinnest = 2;  // pixels: a mark never gets lost

enum class On { Felt, Above };

Quad mark(Vec2 at, Vec2 half_size, float kind, const Rgb& color, On on) {
    const bool chalk = on == On::Felt;
    Quad quad;
    quad.place = {f(at.x), f(at.y), f(half_size.x), f(half_size.y)};
    quad.traits = {0, kind, chalk ? 1.0f : 0.0f, 0};
    quad.tint = {color[0], color[1], color[2], 0.95f};
    return quad;
}

void add_line(std::vector<Quad>& quads, const Line& line, const Frame& frame, On on) {
    const double half_width = 0.5 * std::max(line.width, kThinnest * frame.inches_per_pixel());
    const std::size_t sides = line.points.size() - (line.closed ? 0 : 1);
    double before = 0;
    for (std::size_t i = 0; i < sides; ++i) {
        const Vec2 a = frame.turned(line.points[i]);
        const Vec2 b = frame.turned(line.points[(i + 1) % line.points.size()]);
        const double half_length = 0.5 * core::distance(a, b);
        const double margin = half_width + 2 * frame.inches_per_pixel();
        Quad quad = mark((a + b) / 2, {half_length + margin, margin}, kLine, color_of(line.ink, frame.look.sides), on);
        quad.traits[0] = f(std::atan2(b.y - a.y, b.x - a.x));
        quad.extra = {f(half_length), f(half_width), f(line.dashed ? kDashesAnInch : 0), f(before)};
        quads.push_back(quad);
        before += 2 * half_length;
    }
}

std::vector<Quad> lines(const Scene& scene, const Frame& frame, On on) {
    std::vector<Quad> quads;
    for (const Line& line : scene.lines)
        if (line.points.size() > 1 && line.above == (on == On::Above)) add_line(quads, line, frame, on);
    return quads;
}

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

std::vector<Quad> marks_on_felt(const Scene& scene, const Frame& frame) { return lines(scene, frame, On::Felt); }

std::vector<Quad> marks_above(const Scene& scene, const Frame& frame) {
    std::vector<Quad> quads;
    const double thin = kThinnest * frame.inches_per_pixel();
    for (const Halo& halo : scene.halos) {
        const double half_width = 0.5 * std::max(kHaloWidth, 1.5 * thin);
        const double half = halo.radius + half_width + 0.22;
        Quad quad = mark(frame.turned(halo.at), {half, half}, kRing, color_of(halo.ink, frame.look.sides), On::Above);
        quad.traits[3] = halo.ink == Ink::Chalk || halo.ink == Ink::Dim || halo.strength < 1 ? 0.0f : kGlow;
        quad.tint[3] *= f(std::clamp(halo.strength, 0.0, 1.0));
        quad.extra = {f(halo.radius), f(half_width), f(halo.dashed ? kHaloDashes : 0), f(halo.toothed ? kTeeth : 0)};
        quads.push_back(quad);
    }
    const std::vector<Quad> drawn = lines(scene, frame, On::Above);
    quads.insert(quads.end(), drawn.begin(), drawn.end());
    for (const Dot& dot : scene.dots) {
        const double radius = std::max(kDotRadius, 3 * frame.inches_per_pixel());
        Quad quad = mark(frame.turned(dot.at), {radius + 0.15, radius + 0.15}, kDot,
                         color_of(dot.ink, frame.look.sides), On::Above);
        quad.extra = {f(radius), 0, 0, 0};
        quads.push_back(quad);
    }
    return quads;
}

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

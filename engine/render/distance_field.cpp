#include "engine/render/distance_field.h"

#include <algorithm>
#include <cmath>

#include "engine/core/box.h"
#include "engine/core/random.h"

namespace render {

namespace {

using core::Vec2;

constexpr int kMaxFieldTexels = 640;  // per side
constexpr int kNoSide = -1;

double distance_to_segment(Vec2 p, Vec2 a, Vec2 b) {
    const Vec2 e = b - a;
    const double along = std::clamp(core::dot(p - a, e) / std::max(core::length_squared(e), 1e-12), 0.0, 1.0);
    return core::distance(p, a + e * along);
}

// The nearest side for each texel, found near the outline and propagated from neighbour to neighbour.
class NearestSide {
public:
    NearestSide(const std::vector<Vec2>& polygon, Vec2 corner, double texel, int width, int height)
        : polygon_(polygon), corner_(corner), texel_(texel), width_(width), height_(height) {
        side_.assign(std::size_t(width) * height, kNoSide);
        distance_.assign(side_.size(), 1e9);
        for (int i = 0; i < static_cast<int>(polygon.size()); ++i) seed(i);
        for (int pass = 0; pass < 2; ++pass) sweep();
    }

    double distance(int x, int y) const { return distance_[index(x, y)]; }
    Vec2 at(int x, int y) const { return corner_ + Vec2{(x + 0.5) * texel_, (y + 0.5) * texel_}; }

private:
    std::size_t index(int x, int y) const { return std::size_t(y) * width_ + x; }

    void offer(int x, int y, int side) {
        if (side == kNoSide) return;
        const auto i = static_cast<std::size_t>(side);
        const double d = distance_to_segment(at(x, y), polygon_[i], polygon_[(i + 1) % polygon_.size()]);
        if (d >= distance_[index(x, y)]) return;
        distance_[index(x, y)] = d;
        side_[index(x, y)] = side;
    }

    void seed(int side) {
        const auto i = static_cast<std::size_t>(side);
        const Vec2 a = (polygon_[i] - corner_) / texel_;
        const Vec2 b = (polygon_[(i + 1) % polygon_.size()] - corner_) / texel_;
        const int steps = static_cast<int>(std::max(std::abs(b.x - a.x), std::abs(b.y - a.y))) + 1;
        for (int s = 0; s <= steps; ++s) {
            const Vec2 p = a + (b - a) * (static_cast<double>(s) / steps);
            for (int y = static_cast<int>(p.y) - 1; y <= static_cast<int>(p.y) + 1; ++y)
                for (int x = static_cast<int>(p.x) - 1; x <= static_cast<int>(p.x) + 1; ++x)
                    if (x >= 0 && y >= 0 && x < width_ && y < height_) offer(x, y, side);
        }
    }

    void take_from(int x, int y, int dx, int dy) {
        const int u = x + dx;
        const int v = y + dy;
        if (u < 0 || v < 0 || u >= width_ || v >= height_) return;
        if (side_[index(u, v)] != side_[index(x, y)]) offer(x, y, side_[index(u, v)]);
    }

    void sweep() {
        for (int y = 0; y < height_; ++y) {
            for (int x = 0; x < width_; ++x)
                for (const auto& [dx, dy] : {std::pair{-1, 0}, {0, -1}, {-1, -1}, {1, -1}}) take_from(x, y, dx, dy);
            for (int x = width_ - 1; x >= 0; --x) take_from(x, y, 1, 0);
        }
        for (int y = height_ - 1; y >= 0; --y) {
            for (int x = width_ - 1; x >= 0; --x)
                for (const auto& [dx, dy] : {std::pair{1, 0}, {0, 1}, {1, 1}, {-1, 1}}) take_from(x, y, dx, dy);
            for (int x = 0; x < width_; ++x) take_from(x, y, -1, 0);
        }
    }

    const std::vector<Vec2>& polygon_;
    Vec2 corner_;
    double texel_;
    int width_, height_;
    std::vector<int> side_;
    std::vector<double> distance_;
};

}  // namespace

std::vector<double> crossings(const std::vector<Vec2>& polygon, double y) {
    std::vector<double> xs;
    for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
        const Vec2 a = polygon[i];
        const Vec2 b = polygon[j];
        if ((a.y > y) != (b.y > y)) xs.push_back(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y));
    }
    std::ranges::sort(xs);
    return xs;
}

Shape shape_of(const std::vector<Vec2>& polygon, double margin, double texel) {
    const auto [low, high] = core::box_around(polygon).grown(margin);
    const double longer = std::max(high.x - low.x, high.y - low.y);
    const double step = std::max(texel, longer / kMaxFieldTexels);
    const int width = std::max(1, static_cast<int>(std::ceil((high.x - low.x) / step)));
    const int height = std::max(1, static_cast<int>(std::ceil((high.y - low.y) / step)));

    Shape shape{
        low + Vec2{width * step, height * step} / 2, Vec2{width * step, height * step} / 2, {width, height, 1, {}}};
    shape.field.values.reserve(std::size_t(width) * height);
    const NearestSide nearest(polygon, low, step, width, height);
    for (int y = 0; y < height; ++y) {
        const std::vector<double> xs = crossings(polygon, nearest.at(0, y).y);
        for (int x = 0; x < width; ++x) {
            const auto passed = std::ranges::lower_bound(xs, nearest.at(x, y).x) - xs.begin();
            const double d = nearest.distance(x, y);
            shape.field.values.push_back(static_cast<float>(passed % 2 == 1 ? -d : d));
        }
    }
    return shape;
}

std::vector<Vec2> cut_by_hand(const std::vector<Vec2>& polygon) {
    constexpr double kStep = 0.09;
    std::vector<Vec2> cut;
    core::Random random(polygon.size() * 977 + 5);
    const auto amount = [&random] { return random.unit() * 2 - 1; };
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec2 a = polygon[i];
        const Vec2 e = polygon[(i + 1) % polygon.size()] - a;
        const Vec2 out = core::left_of(core::unit(e));
        const int parts = std::max(1, static_cast<int>(core::length(e) / kStep));
        const double bow = 0.012 * amount();
        const double slow = amount() * 3;
        const double fast = amount() * 3;
        for (int k = 0; k < parts; ++k) {
            const double t = static_cast<double>(k) / parts;
            const double s = t * core::length(e);
            const double ends = std::min(1.0, 6 * std::min(t, 1 - t));
            const double waver = 0.011 * std::sin(1.9 * s + slow) + 0.004 * std::sin(6.7 * s + fast) + 0.003 * amount();
            cut.push_back(a + e * t + out * (bow * 4 * t * (1 - t) + waver * ends));
        }
    }
    return cut;
}

}  // namespace render

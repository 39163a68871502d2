#include "engine/render/dirty_area.h"

#include <algorithm>
#include <cmath>

namespace render {

namespace {

// A bounding box, empty at first.
class Bounds {
public:
    explicit Bounds(const View& view) : view_(view) {}

    void add(Vec2 table, double reach) {
        const Vec2 at = view_.to_pixels(table);
        const double r = reach * view_.scale + 2;
        low_ = {std::min(low_.x, at.x - r), std::min(low_.y, at.y - r)};
        high_ = {std::max(high_.x, at.x + r), std::max(high_.y, at.y + r)};
    }

    // Framebuffer rows count from the bottom.
    PixelArea within_window() const {
        const auto across = [this](double x) { return static_cast<int>(std::clamp(x, 0.0, double(view_.width))); };
        const auto up = [this](double y) {
            return view_.height - static_cast<int>(std::clamp(y, 0.0, double(view_.height)));
        };
        return {across(std::floor(low_.x)), up(std::ceil(high_.y)), across(std::ceil(high_.x)), up(std::floor(low_.y))};
    }

private:
    const View& view_;
    Vec2 low_{1e9, 1e9}, high_{-1e9, -1e9};
};

void add_coin(Bounds& bounds, const CoinSprite& coin) {
    const double lift = std::max(coin.lift, 0.0);
    bounds.add(coin.at, coin.radius * (1.2 + lift / 40) + 4 * std::min(lift, 3.0) + 0.6);
}

}  // namespace

bool is_empty(const PixelArea& area) { return area.right <= area.left || area.top <= area.bottom; }

bool meet(const PixelArea& a, const PixelArea& b) {
    return a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;
}

bool covers(const PixelArea& a, const PixelArea& b) {
    return a.left <= b.left && a.bottom <= b.bottom && a.right >= b.right && a.top >= b.top;
}

PixelArea around(const PixelArea& a, const PixelArea& b) {
    if (is_empty(a)) return b;
    if (is_empty(b)) return a;
    return {std::min(a.left, b.left), std::min(a.bottom, b.bottom), std::max(a.right, b.right), std::max(a.top, b.top)};
}

PixelArea area_of(const std::vector<CoinSprite>& coins, const View& view) {
    Bounds bounds(view);
    for (const CoinSprite& coin : coins) add_coin(bounds, coin);
    return bounds.within_window();
}

PixelArea area_of(const std::vector<Region>& regions, const View& view) {
    Bounds bounds(view);
    for (const Region& region : regions) {
        for (const Vec2 point : region.outline) bounds.add(point, 0.2);
        if (!region.radii.empty()) bounds.add(region.center, *std::ranges::max_element(region.radii) + 0.2);
    }
    return bounds.within_window();
}

PixelArea area_of(const std::vector<Outline>& outlines, const View& view) {
    Bounds bounds(view);
    for (const Outline& outline : outlines)
        for (const Spot& spot : outline.spots) bounds.add(spot.at, spot.radius + 0.65);
    return bounds.within_window();
}

PixelArea area_of_chalk(const std::vector<Line>& lines, const View& view) {
    Bounds bounds(view);
    for (const Line& line : lines)
        if (!line.above)
            for (const Vec2 point : line.points) bounds.add(point, line.width + 0.1);
    return bounds.within_window();
}

}  // namespace render

#include "game/coin_wars/screens/common/label_room.h"

#include <algorithm>
#include <cmath>

#include "engine/render/pennants.h"
#include "game/coin_wars/table/ground_labels.h"

namespace screens {

namespace {

constexpr double kCardReach = 2.95;  // from the middle of a card to its corner

// Clips the line to the rectangle edge by edge (Liang and Barsky). True if a part is inside.
bool runs_through(Vec2 from, Vec2 to, const Rect& rect) {
    double enters = 0, leaves = 1;
    const Vec2 way = to - from;
    const auto cut = [&](double speed, double room) {
        if (speed == 0) return room >= 0;
        const double at = room / speed;
        if (speed < 0)
            enters = std::max(enters, at);
        else
            leaves = std::min(leaves, at);
        return enters < leaves;
    };
    return cut(-way.x, from.x - rect.x0) && cut(way.x, rect.x1 - from.x) && cut(-way.y, from.y - rect.y0) &&
           cut(way.y, rect.y1 - from.y);
}

bool meet(const Rect& a, const Rect& b) { return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1; }

Rect around(Vec2 middle, Vec2 size) {
    return ui::sized({std::round(middle.x - size.x / 2), std::round(middle.y - size.y / 2)}, size.x, size.y);
}

}  // namespace

void LabelRoom::keep_clear(const render::Scene& scene, const render::View& view) {
    for (const render::CoinSprite& coin : scene.coins) keep_clear(view.to_pixels(coin.at), coin.radius * view.scale);
    for (const render::Pennant& pennant : scene.pennants) {
        const Vec2 foot = view.to_pixels(pennant.at), reach = render::reach_of(pennant) * view.scale;
        keep_clear(Rect{foot.x - 2, foot.y - reach.y, foot.x + reach.x, foot.y - reach.y / 2});
        keep_clear(Rect{foot.x - 2, foot.y - reach.y, foot.x + 2, foot.y});
    }
    for (const core::Box& box : table::written_boxes(scene, view.scale)) {
        const Vec2 a = view.to_pixels(box.low), b = view.to_pixels(box.high);
        keep_clear(Rect{std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x), std::max(a.y, b.y)});
    }
    for (const render::CardSprite& card : scene.cards) keep_clear(view.to_pixels(card.center), kCardReach * view.scale);
}

bool LabelRoom::is_free(const Rect& rect) const {
    return area_.covers(rect) && std::ranges::none_of(taken_, [&](const Rect& other) { return meet(rect, other); }) &&
           std::ranges::none_of(lines_, [&](const auto& line) { return runs_through(line.first, line.second, rect); });
}

bool LabelRoom::is_crossed(Vec2 from, Vec2 to) const {
    return std::ranges::any_of(taken_, [&](const Rect& rect) { return runs_through(from, to, rect); });
}

bool LabelRoom::lies_on_coin(const Rect& rect) const {
    return std::ranges::any_of(discs_, [&](const Disc& disc) {
        const Vec2 nearest{std::clamp(disc.center.x, rect.x0, rect.x1), std::clamp(disc.center.y, rect.y0, rect.y1)};
        return core::distance(nearest, disc.center) < disc.radius;
    });
}

std::optional<Rect> LabelRoom::take(Vec2 size, std::span<const Vec2> middles) {
    return take(size, middles, [](const Rect&) { return true; });
}

std::optional<Rect> LabelRoom::take(Vec2 size, std::span<const Vec2> middles, const Suits& suits) {
    for (const Vec2 middle : middles) {
        const Rect rect = around(middle, size);
        if (!is_free(rect) || lies_on_coin(rect) || !suits(rect)) continue;
        keep_clear(rect);
        return rect;
    }
    return std::nullopt;
}

std::optional<Rect> LabelRoom::take_over_coins(Vec2 size, std::span<const Vec2> middles) {
    if (const auto free = take(size, middles)) return free;
    for (const Vec2 middle : middles) {
        const Rect rect = around(middle, size);
        if (!is_free(rect)) continue;
        keep_clear(rect);
        return rect;
    }
    return std::nullopt;
}

}  // namespace screens

#include "engine/render/resting_coins.h"

#include <algorithm>
#include <numbers>

#include "engine/render/gl.h"

namespace render {

using Coins = std::vector<CoinSprite>;

bool RestingCoins::resize(int width, int height) {
    drawn_ = false;
    auto made = Framebuffer::create(width, height);
    if (made) picture_ = std::move(*made);
    return made.has_value();
}

// Coins keep their order, so differences are between the common start and the common end of the two lists.
PixelArea RestingCoins::changed_area(const Coins& coins, const View& view) const {
    const auto [old_start, new_start] = std::ranges::mismatch(coins_, coins);
    auto old_end = coins_.end();
    auto new_end = coins.end();
    while (old_end != old_start && new_end != new_start && *(old_end - 1) == *(new_end - 1)) --old_end, --new_end;
    return around(area_of(Coins(old_start, old_end), view), area_of(Coins(new_start, new_end), view));
}

PixelArea RestingCoins::update(Painter& painter, Coins coins, const View& view, const Frame& frame, Detail detail) {
    const bool all = !drawn_ || view != view_ || frame.pivot != pivot_ || detail != detail_;
    const PixelArea area = all ? PixelArea{0, 0, view.width, view.height} : changed_area(coins, view);
    coins_ = std::move(coins);
    view_ = view;
    pivot_ = frame.pivot;
    detail_ = detail;
    drawn_ = true;
    if (is_empty(area)) return area;

    Coins touched;
    std::ranges::copy_if(coins_, std::back_inserter(touched),
                         [&](const CoinSprite& coin) { return all || meet(area_of({coin}, view), area); });
    picture_.bind();
    const Clip clip(area);
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    const CoinQuads quads = coin_quads(touched, frame, painter.faces());
    painter.shadows(quads.low_shadows, frame);
    painter.coins(quads, frame, detail);
    return area;
}

Coins resting_coins(const Scene& scene) {
    Coins coins;
    for (const CoinSprite& coin : scene.coins) {
        if (coin.moving) continue;
        coins.push_back(coin);
        coins.back().glow = 0;
        coins.back().spent = false;
    }
    return coins;
}

Detail affordable_detail(const Coins& coins, const View& view, double fine_pixels) {
    if (view.look.drawing == Look::Drawing::Fine) return Detail::Fine;
    if (view.look.drawing == Look::Drawing::Quick) return Detail::Quick;
    double pixels = 0;
    for (const CoinSprite& coin : coins) {
        const Vec2 at = view.to_pixels(coin.at);
        const double radius = coin.radius * view.scale;
        const bool seen = at.x > -radius && at.y > -radius && at.x < view.width + radius && at.y < view.height + radius;
        if (seen) pixels += std::numbers::pi * radius * radius;
    }
    return pixels > fine_pixels ? Detail::Quick : Detail::Fine;
}

}  // namespace render

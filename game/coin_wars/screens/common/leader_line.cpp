#include "game/coin_wars/screens/common/leader_line.h"

#include <algorithm>

#include "engine/core/lists.h"

namespace screens {

namespace {

namespace palette = ui::palette;

Vec2 nearest_of(const Rect& rect, Vec2 to) {
    return {std::clamp(to.x, rect.x0, rect.x1), std::clamp(to.y, rect.y0, rect.y1)};
}

}  // namespace

std::optional<Leader> leader_of(const Rect& label, const render::Scene& scene, const render::View& view,
                                const About& about) {
    const auto gap = [&](std::size_t coin) {
        const Vec2 middle = view.to_pixels(scene.coins[coin].at);
        return distance(nearest_of(label, middle), middle) - scene.coins[coin].radius * view.scale;
    };
    double own = 1e9, other = 1e9;
    for (std::size_t i = 0; i < scene.coins.size(); ++i) {
        const bool belongs = core::contains(about.coins, static_cast<int>(i));
        double& min = belongs ? own : other;
        if (belongs || !scene.coins[i].faint) min = std::min(min, gap(i));
    }
    if (own <= label.height() && own < other) return std::nullopt;
    const auto gap_of = [&](int coin) { return gap(static_cast<std::size_t>(coin)); };
    const int which = about.to == About::To::First ? about.coins.front() : std::ranges::min(about.coins, {}, gap_of);
    const render::CoinSprite& coin = scene.coins[static_cast<std::size_t>(which)];
    const Vec2 middle = view.to_pixels(coin.at), from = nearest_of(label, middle);
    return Leader{from, middle + unit(from - middle) * (coin.radius * view.scale)};
}

std::optional<Rect> place_beside(LabelRoom& room, Vec2 size, std::span<const Vec2> middles, const render::Scene& scene,
                                 const render::View& view, const About& about) {
    const auto line = [&](const Rect& rect) { return leader_of(rect, scene, view, about); };
    auto rect = room.take(size, middles, [&](const Rect& free) { return !line(free); });
    if (!rect)
        rect = room.take(size, middles, [&](const Rect& free) {
            const auto leader = line(free);
            return !room.is_crossed(leader->from, leader->to);
        });
    if (const auto leader = rect ? line(*rect) : std::nullopt) room.keep_clear(leader->from, leader->to);
    return rect;
}

void draw_leader(ui::Ui& ui, const Rect& label, const render::Scene& scene, const render::View& view,
                 const About& about) {
    const auto line = leader_of(label, scene, view, about);
    if (!line) return;
    const double wide = std::max(1.0, ui.px(1.2));
    ui.paint().line(line->from, line->to, palette::kWalnut.faded(0.75), 3 * wide);
    ui.paint().line(line->from, line->to, palette::kCream, wide);
}

}  // namespace screens

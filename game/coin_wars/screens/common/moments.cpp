#include "game/coin_wars/screens/common/moments.h"

#include <algorithm>
#include <cmath>

namespace screens {

namespace {

constexpr int kDuskSize = 128;        // pixels
constexpr double kDusk = 0.62;        // how dark it becomes
constexpr double kClear = 0.3;        // of the dusk's radius: undarkened
constexpr double kNarrowest = 240;    // points: radius of the light at its narrowest
constexpr double kTossedWide = 144;   // points: an inch and a half
constexpr double kFlightSeen = 0.42;  // of the free part's lesser side: farthest from the middle in flight

std::vector<std::uint8_t> dusk_pixels() {
    std::vector<std::uint8_t> rgba(static_cast<std::size_t>(kDuskSize * kDuskSize * 4), 0);
    for (int y = 0; y < kDuskSize; ++y)
        for (int x = 0; x < kDuskSize; ++x) {
            const double half = (kDuskSize - 1) / 2.0, far = std::hypot(x - half, y - half) / half;
            const double t = std::clamp((far - kClear) / (1 - kClear), 0.0, 1.0), dark = t * t * (3 - 2 * t);
            rgba[static_cast<std::size_t>((y * kDuskSize + x) * 4 + 3)] =
                static_cast<std::uint8_t>(std::lround(255 * kDusk * dark));
        }
    return rgba;
}

constexpr double kGlides = 0.7;  // seconds

table::Camera showing(table::Camera camera, const std::optional<table::Box>& part) {
    part ? camera.show(*part) : camera.show_whole();
    return camera;
}

}  // namespace

void Glide::start(const table::Camera& camera, const std::optional<table::Box>& part) {
    way_ = Way{part, camera.view().scale, showing(camera, part).view().scale, 0, camera.view()};
}

void Glide::step(table::Camera& camera, const Rect& free, double seconds) {
    if (way_ && camera.view() != way_->left) way_.reset();
    if (!way_) return;
    const table::Camera there = showing(camera, way_->part);
    const double before = way_->gone;
    way_->gone = std::min(1.0, before + seconds / kGlides);
    const auto eased = [](double t) { return t * t * (3 - 2 * t); };
    // Pan by the same share of the remaining way.
    const double part = (eased(way_->gone) - eased(before)) / std::max(1e-9, 1 - eased(before));
    const Vec2 middle = camera.view().to_table(free.center()), end = there.view().to_table(free.center());
    camera.zoom((way_->from + (way_->to - way_->from) * eased(way_->gone)) / camera.view().scale);
    const Vec2 wanted = middle + (end - middle) * part;
    camera.pan(free.center() - camera.view().to_pixels(wanted));
    way_->left = camera.view();
    if (way_->gone >= 1) way_.reset();
}

void NarrowedLight::draw(ui::Ui& ui, const TableSeen& seen) {
    const auto light = seen.stage.light();
    if (!light || light->strength <= 0) return;
    if (!dusk_) dusk_ = std::make_unique<ui::Texture>(kDuskSize, kDuskSize, dusk_pixels());
    const Vec2 at = seen.view.to_pixels(light->to);
    // From a radius so wide that no dusk is visible, down to the narrowest.
    const double wide = 2 * std::hypot(ui.width(), ui.height()) / kClear, narrow = ui.px(kNarrowest);
    const double radius = narrow * std::pow(wide / narrow, 1 - light->strength);
    const Rect dusk{at.x - radius, at.y - radius, at.x + radius, at.y + radius};
    const ui::Painter paint = ui.paint();
    paint.picture(*dusk_, dusk);
    const ui::Colour dark = ui::Colour{0, 0, 0}.faded(kDusk);
    const double right = ui.width(), low = ui.height();
    if (dusk.y0 > 0) paint.fill({0, 0, right, dusk.y0}, dark);
    if (dusk.y1 < low) paint.fill({0, dusk.y1, right, low}, dark);
    const double top = std::max(0.0, dusk.y0), bottom = std::min(low, dusk.y1);
    if (dusk.x0 > 0) paint.fill({0, top, dusk.x0, bottom}, dark);
    if (dusk.x1 < right) paint.fill({dusk.x1, top, right, bottom}, dark);
}

void enlarge_tossed(render::Scene& scene, std::size_t own, const ui::Ui& ui, const render::View& view,
                    const Rect& free) {
    if (scene.coins.size() <= own) return;
    const Vec2 middle = view.to_table(free.center());
    for (std::size_t i = own; i < scene.coins.size(); ++i) {
        render::CoinSprite& coin = scene.coins[i];
        const double larger = std::max(1.0, ui.px(kTossedWide) / (2 * coin.radius * view.scale));
        const Vec2 was = coin.at, off = was - middle;
        const double far = kFlightSeen * std::min(free.width(), free.height()) / view.scale;
        coin.at = middle + off * (far / (far + length(off)));
        for (render::Halo& ring : scene.halos) {
            if (ring.at != was) continue;
            ring.at = coin.at;
            ring.radius *= larger;
        }
        coin.radius *= larger;
        coin.lift *= larger / 2;
    }
}

}  // namespace screens

#include "engine/render/view_frame.h"

#include <algorithm>
#include <cmath>

#include "engine/render/palette.h"

namespace render {

namespace {

// The soft light was designed for a view of this width (see shaders/light.glsl).
constexpr double kLightWidth = 27.4;
constexpr Vec2 kLightMiddle{11.8, 6.7};
constexpr Vec2 kBright{8, 10.5};
constexpr double kVignette = 0.42;
constexpr Vec2 kEyeAside{3, -0.2};

Vec2 rotated(Vec2 p, double angle) {
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    return {c * p.x - s * p.y, s * p.x + c * p.y};
}

std::array<float, 2> floats(Vec2 p) { return {static_cast<float>(p.x), static_cast<float>(p.y)}; }

}  // namespace

Vec2 View::to_pixels(Vec2 table) const {
    const Vec2 seen = rotated(table - center, angle) * scale;
    return {width / 2.0 + seen.x, height / 2.0 - seen.y};
}

Vec2 View::to_table(Vec2 pixels) const {
    const Vec2 seen{(pixels.x - width / 2.0) / scale, (height / 2.0 - pixels.y) / scale};
    return center + rotated(seen, -angle);
}

Vec2 Frame::turned(Vec2 table) const { return pivot + rotated(table - pivot, angle); }
Vec2 Frame::turned_direction(Vec2 direction) const { return rotated(direction, angle); }

Frame even_frame(const View& view, const std::vector<CoinSprite>& coins) {
    Frame frame;
    for (const CoinSprite& coin : coins) frame.coin_across = std::max(frame.coin_across, 2 * coin.radius * view.scale);
    frame.angle = view.angle;
    frame.look = view.look;
    frame.scale = view.scale;
    frame.width = view.width;
    frame.height = view.height;
    frame.center = frame.turned(view.center);
    frame.light_offset = kBright;
    return frame;
}

Frame frame_of(const Scene& scene, const View& view) {
    Frame frame = even_frame(view, scene.coins);
    frame.pivot = Vec2{scene.width, scene.height} / 2;
    frame.center = frame.turned(view.center);
    const bool bare_wood = scene.width <= 0 || scene.height <= 0;
    const Vec2 lit_middle = bare_wood ? frame.center : frame.pivot;
    const double lit_width = bare_wood ? view.width / view.scale : std::max(scene.width, 1.5 * scene.height) + 4;
    frame.light_scale = kLightWidth / lit_width;
    frame.light_offset = kLightMiddle - lit_middle * frame.light_scale;
    frame.vignette = view.look.light == Look::Light::Even ? 0 : kVignette;
    frame.eye_scale = view.width / view.scale / kLightWidth;
    return frame;
}

void set_frame(const Program& program, const Frame& frame) {
    const Vec2 half = frame.half_size();
    const Vec2 eye = frame.center + kEyeAside * frame.eye_scale;
    const double eye_height = kEyeHeight * frame.eye_scale;
    const auto [cx, cy] = floats(frame.center);
    const auto [hx, hy] = floats(half);
    const auto [lx, ly] = floats(frame.light_offset);
    program.set("uView", std::array{cx, cy, hx, hy});
    program.set("uPixel", static_cast<float>(frame.inches_per_pixel()));
    program.set("uEye",
                std::array{static_cast<float>(eye.x), static_cast<float>(eye.y), static_cast<float>(eye_height)});
    program.set("uLight", std::array{lx, ly, static_cast<float>(frame.light_scale)});
    program.set("uVignette", static_cast<float>(frame.vignette));
    program.set("uLamp", static_cast<int>(frame.look.light));
    program.set("uHeadsPaint", colours_of(Ring::Solid, frame.look.sides).paint);
    program.set("uTailsPaint", colours_of(Ring::Dashed, frame.look.sides).paint);
}

}  // namespace render

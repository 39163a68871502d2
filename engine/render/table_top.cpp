#include "engine/render/table_top.h"

#include <algorithm>
#include <cmath>

#include "engine/render/palette.h"
#include "engine/render/sheets.h"

namespace render {

namespace {

constexpr double kBand = 0.31;          // width of the bound edge
constexpr double kShadowRoom = 0.60;    // around the quad of something that casts a shadow
constexpr Vec2 kStickHalf{0.30, 0.50};  // half the height, and how far it extends beyond the mat at each end
constexpr double kLegible = 18;         // pixels per inch; below it, numerals would run into each other
constexpr double kStickBelow = 1.02;    // distance of its middle below the playing area

bool bare_wood(const Scene& scene) { return scene.width <= 0 || scene.height <= 0; }
bool lies_straight(const Frame& frame) { return std::abs(std::sin(frame.angle)) < 1e-9; }

Quad wood(double left, double bottom, double right, double top, const Frame& frame) {
    Quad quad;
    quad.place = {f((left + right) / 2), f((bottom + top) / 2), f((right - left) / 2), f((top - bottom) / 2)};
    quad.extra = {f(frame.pivot.x), f(frame.pivot.y), f(frame.angle), 0};
    return quad;
}

}  // namespace

std::vector<Quad> wood_quads(const Scene& scene, const Frame& frame) {
    const Vec2 half = frame.half_size();
    const Vec2 low = frame.center - half;
    const Vec2 high = frame.center + half;
    if (bare_wood(scene) || !lies_straight(frame)) return {wood(low.x, low.y, high.x, high.y, frame)};
    // The mat hides what is well inside it.
    const double left = std::clamp(0.0, low.x, high.x);
    const double right = std::clamp(scene.width, low.x, high.x);
    const double bottom = std::clamp(0.0, low.y, high.y);
    const double top = std::clamp(scene.height, low.y, high.y);
    std::vector<Quad> quads;
    const auto add = [&](double x0, double y0, double x1, double y1) {
        if (x1 > x0 && y1 > y0) quads.push_back(wood(x0, y0, x1, y1, frame));
    };
    add(low.x, low.y, high.x, bottom);
    add(low.x, top, high.x, high.y);
    add(low.x, bottom, left, top);
    add(right, bottom, high.x, top);
    return quads;
}

std::vector<Quad> mat_quads(const Scene& scene, const Frame& frame) {
    if (bare_wood(scene)) return {};
    const double around = Scene::kMatEdge + kShadowRoom;
    Quad quad;
    quad.place = {f(frame.pivot.x), f(frame.pivot.y), f(scene.width / 2 + around), f(scene.height / 2 + around)};
    quad.traits = {f(frame.angle), f(kShadowRoom), f(kBand), 0};
    const MatColours& mat = colours_of(scene.mat);
    quad.tint = {mat.cloth[0], mat.cloth[1], mat.cloth[2], mat.furrows};
    quad.extra = {mat.patches[0], mat.patches[1], mat.patches[2], 1};
    return {quad};
}

std::vector<Quad> yardstick_quads(const Scene& scene, const Frame& frame) {
    if (bare_wood(scene) || !scene.yardstick) return {};
    const Vec2 at = frame.turned({scene.width / 2, -kStickBelow});
    constexpr double kStickRoom = 0.35;
    Quad quad;
    quad.place = {f(at.x), f(at.y), f(scene.width / 2 + kStickHalf.x + kStickRoom), f(kStickHalf.y + kStickRoom)};
    quad.traits = {f(frame.angle), f(kStickRoom), f(-scene.width / 2), 0};
    quad.tint = {f(std::floor(scene.width)), 0, 0, 0};
    return {quad};
}

std::vector<Writing> yardstick_writing(const Scene& scene, const Frame& frame) {
    std::vector<Writing> written;
    if (bare_wood(scene) || !scene.yardstick) return written;
    const double size = std::max(0.30, 11 * frame.inches_per_pixel());
    if (frame.scale < kLegible) return written;
    const double angle = readable(frame.angle);
    const Vec2 up = core::left_of({std::cos(angle), std::sin(angle)});
    for (int inch = 1; inch <= static_cast<int>(scene.width); ++inch) {
        const Vec2 middle = frame.turned({inch - 0.005, -kStickBelow - 0.10});
        written.push_back({std::to_string(inch),
                           Face::Text,
                           size,
                           middle - up * (0.32 * size),
                           angle,
                           Align::Center,
                           {0.035f, 0.020f, 0.012f},
                           0.88f,
                           0.35f});
    }
    return written;
}

Quad tray_quad(const TraySprite& tray, const Frame& frame) {
    constexpr double kTrayRoom = 1.0, kCorner = 0.34;
    const Vec2 middle = frame.turned((tray.low + tray.high) / 2), half = (tray.high - tray.low) / 2;
    const double around = TraySprite::kRim + kTrayRoom;
    const double corner = tray.bowl ? std::min(half.x, half.y) + TraySprite::kRim : kCorner;
    Quad quad;
    quad.place = {f(middle.x), f(middle.y), f(half.x + around), f(half.y + around)};
    quad.traits = {f(frame.angle), f(kTrayRoom), f(TraySprite::kRim), f(corner)};
    return quad;
}

}  // namespace render

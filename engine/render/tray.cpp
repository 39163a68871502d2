#include "engine/render/tray.h"

namespace render {

Quad tray_quad(const TraySprite& tray, const Frame& frame) {
    constexpr double kShadowRoom = 1.0;
    const auto f = [](double x) { return static_cast<float>(x); };
    const Vec2 middle = frame.turned((tray.low + tray.high) / 2), half = (tray.high - tray.low) / 2;
    const double around = TraySprite::kRim + kShadowRoom;
    Quad quad;
    quad.place = {f(middle.x), f(middle.y), f(half.x + around), f(half.y + around)};
    quad.traits = {f(frame.angle), f(kShadowRoom), f(TraySprite::kRim), 0};
    return quad;
}

}  // namespace render

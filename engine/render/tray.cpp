#include "engine/render/tray.h"

#include <algorithm>

namespace render {

Quad tray_quad(const TraySprite& tray, const Frame& frame) {
    constexpr double kShadowRoom = 1.0, kCorner = 0.34;
    const auto f = [](double x) { return static_cast<float>(x); };
    const Vec2 middle = frame.turned((tray.low + tray.high) / 2), half = (tray.high - tray.low) / 2;
    const double around = TraySprite::kRim + kShadowRoom;
    const double corner = tray.bowl ? std::min(half.x, half.y) + TraySprite::kRim : kCorner;
    Quad quad;
    quad.place = {f(middle.x), f(middle.y), f(half.x + around), f(half.y + around)};
    quad.traits = {f(frame.angle), f(kShadowRoom), f(TraySprite::kRim), f(corner)};
    return quad;
}

}  // namespace render

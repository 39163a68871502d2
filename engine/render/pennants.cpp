#include "engine/render/pennants.h"

#include "engine/render/palette.h"

namespace render {

namespace {

constexpr double kRoom = 0.30;  // for the shadow
constexpr double kLongCloth = 0.90, kLongHeight = 0.46, kSquareCloth = 0.44, kSquareHeight = 0.36;

Quad pennant_quad(const Pennant& pennant, const Frame& frame) {
    const bool is_long = pennant.cut == Pennant::Cut::Long;
    const double pin = is_long ? kLongPin : kSquarePin, cloth = is_long ? kLongCloth : kSquareCloth;
    const Vec2 half{cloth / 2 + kRoom, pin / 2 + kRoom};
    const Vec2 at = frame.turned(pennant.at) + Vec2{cloth / 2, pin / 2};
    Quad quad;
    quad.place = {f(at.x), f(at.y), f(half.x), f(half.y)};
    quad.traits = {0, is_long ? 0.0f : 1.0f, f(cloth), f(is_long ? kLongHeight : kSquareHeight)};
    const bool solid = pennant.ring == Ring::Solid;
    const Rgb cloth_colour = colours_of(pennant.ring, frame.look.sides).cloth;
    quad.tint = {cloth_colour[0], cloth_colour[1], cloth_colour[2], 1};
    quad.extra = {f(-cloth / 2), f(-pin / 2), f(pin), solid ? 1.0f : 2.0f};
    return quad;
}

}  // namespace

Vec2 reach_of(const Pennant& pennant) {
    const bool is_long = pennant.cut == Pennant::Cut::Long;
    return {is_long ? kLongCloth : kSquareCloth, is_long ? kLongPin : kSquarePin};
}

std::vector<Quad> pennant_quads(const std::vector<Pennant>& pennants, const Frame& frame) {
    std::vector<Quad> quads;
    for (const Pennant& pennant : pennants) quads.push_back(pennant_quad(pennant, frame));
    return quads;
}

}  // namespace render

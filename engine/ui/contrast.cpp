#include "engine/ui/contrast.h"

#include <algorithm>

namespace ui {

namespace {

constexpr int kHue = 0x60;               // a colour has a hue if its channels differ by this much
constexpr std::uint8_t kFaint = 160;     // minimum opacity of print: disabled text stays legible
constexpr std::uint8_t kCovering = 128;  // opacity at which a background hides what is below
constexpr double kDarker = 0.72, kLight = 0.5;

bool is_light(Colour c) { return (0.299 * c.r + 0.587 * c.g + 0.114 * c.b) / 255 >= kLight; }

bool has_hue(Colour c) {
    const auto [min, max] = std::minmax({c.r, c.g, c.b});
    return max - min >= kHue;
}

Colour extreme(Colour c) {
    const std::uint8_t level = is_light(c) ? 255 : 0;
    return {level, level, level, c.a};
}

Colour darker(Colour c) {
    const auto part = [](std::uint8_t channel) { return static_cast<std::uint8_t>(channel * kDarker); };
    return {part(c.r), part(c.g), part(c.b), c.a};
}

}  // namespace

Colour strong_ink(Colour colour) {
    if (colour.a == 0) return colour;
    const Colour hue = is_light(colour) ? colour : darker(colour);
    Colour drawn = has_hue(colour) ? hue : extreme(colour);
    drawn.a = std::max(colour.a, kFaint);
    return drawn;
}

Colour strong_ground(Colour colour) {
    if (colour.a < kCovering) return colour;
    Colour drawn = has_hue(colour) ? colour : extreme(colour);
    drawn.a = 255;
    return drawn;
}

}  // namespace ui

#include "assets/bake/environment.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "assets/bake/blur.h"
#include "assets/bake/face_relief.h"

namespace bake {

namespace {

constexpr int kSide = 128;
constexpr int kFiner = 4;  // supersampling: the window's bars are thinner than a pixel
constexpr std::array kLevelBlur{1.2f, 3.0f, 6.0f, 11.0f, 18.0f, 27.0f};  // pixels of the largest level

constexpr float kToWindowX = -0.64f, kToWindowY = 0.77f;

struct Glow {  // a Gaussian spot of light
    float x, y, width, height;
    float at(float px, float py) const {
        const float dx = (px - x) / width, dy = (py - y) / height;
        return std::exp(-dx * dx - dy * dy);
    }
};
constexpr Glow kLamp{0.62f, -0.30f, 0.11f, 0.11f}, kLampGlow{0.62f, -0.30f, 0.5f, 0.5f};
constexpr Glow kPlayer{0.05f, -0.34f, 0.16f, 0.26f};  // the player, leaning over the table
constexpr Colour kLampLight{4.2f, 2.7f, 1.3f}, kLampGlowLight{0.20f, 0.125f, 0.06f};
constexpr float kPlayerShade = 0.62f;

Colour ceiling(float to_window, float radius) {
    const float lit = clamp(to_window);
    const float even = 0.185f + 0.90f * to_window * (0.75f + 0.25f * radius) + 0.2f * lit * lit;
    const float min = 0.035f + 0.05f * (1 - clamp(-to_window * 1.4f));
    return Colour{1.02f, 0.98f, 0.92f} * std::max(even, min);
}

Colour wall(float to_window) {
    return {std::max(0.075f + 0.05f * to_window, 0.02f), std::max(0.060f + 0.04f * to_window, 0.02f),
            std::max(0.045f + 0.03f * to_window, 0.02f)};
}

// 1 between -half and half, with soft edges of width `edge`.
float band(float value, float half, float edge) {
    return smooth_step(-half - edge, -half + edge, value) * (1 - smooth_step(half - edge, half + edge, value));
}

// Two by two panes, turned to face the middle of the table; brighter towards the sky.
Colour window(float x, float y) {
    constexpr float kCentreX = -0.45f, kCentreY = 0.54f, kHalfWidth = 0.34f, kHalfHeight = 0.18f;
    constexpr float kFrame = 0.02f, kBarEdge = 0.008f, kBarShade = 0.85f;
    const float dx = x - kCentreX, dy = y - kCentreY;
    const float across = dx * kToWindowY - dy * kToWindowX;
    const float up = dx * kToWindowX + dy * kToWindowY;
    float open = band(across, kHalfWidth, kFrame) * band(up, kHalfHeight, kFrame);
    open *= 1 - kBarShade * band(across, 0.012f, kBarEdge);
    open *= 1 - kBarShade * band(up + 0.02f, 0.010f, kBarEdge);
    const float sky = 0.75f + 0.5f * clamp(0.5f + up / kHalfHeight / 2);
    return Colour{9.4f, 10.2f, 11.4f} * (open * sky);
}

Radiance look_around(int side) {
    Radiance radiance{Field(side, side), Field(side, side), Field(side, side)};
    each_pixel(side, side, [&](int x, int y) {
        const OnCoin place = on_coin(x, y, side);
        const Colour light = room(place.x, place.y);
        radiance.red.at(x, y) = light.r;
        radiance.green.at(x, y) = light.g;
        radiance.blue.at(x, y) = light.b;
    });
    return radiance;
}

Field shrink(Field field, int side) {
    while (field.width() > side) field = halve(field);
    return field;
}

float bilinear(const Field& field, float x, float y) {
    const float side = static_cast<float>(field.width());
    const float column = (x + 1) / 2 * side - 0.5f, row = (1 - y) / 2 * side - 0.5f;
    const int left = static_cast<int>(std::floor(column)), top = static_cast<int>(std::floor(row));
    const float u = column - static_cast<float>(left), v = row - static_cast<float>(top);
    const auto pixel = [&](int dx, int dy) { return field.beyond(left + dx, top + dy, Edge::Clamp); };
    return mix(mix(pixel(0, 0), pixel(1, 0), u), mix(pixel(0, 1), pixel(1, 1), u), v);
}

}  // namespace

Colour room(float x, float y) {
    const float radius = std::sqrt(x * x + y * y);
    const float to_window = kToWindowX * x + kToWindowY * y;
    Colour light = mix(ceiling(to_window, radius), wall(to_window), smooth_step(0.62f, 0.95f, radius));
    light = light + window(x, y) + kLampLight * kLamp.at(x, y) + kLampGlowLight * kLampGlow.at(x, y);
    return light * (1 - kPlayerShade * kPlayer.at(x, y));
}

Colour Radiance::at(float x, float y) const {
    return {bilinear(red, x, y), bilinear(green, x, y), bilinear(blue, x, y)};
}

std::vector<Radiance> bake_environment() {
    const Radiance fine = look_around(kSide * kFiner);
    std::vector<Radiance> levels;
    int side = kSide;
    for (const float sigma : kLevelBlur) {
        const auto level = [&](const Field& field) {
            return shrink(blur(shrink(field, kSide), sigma, Edge::Clamp), side);
        };
        levels.push_back({level(fine.red), level(fine.green), level(fine.blue)});
        side /= 2;
    }
    return levels;
}

void write_environment(const std::vector<Radiance>& levels, const std::filesystem::path& folder) {
    for (std::size_t i = 0; i < levels.size(); ++i)
        write_hdr(levels[i].red, levels[i].green, levels[i].blue,
                  folder / ("environment_" + std::to_string(i) + ".hdr"));
}

}  // namespace bake

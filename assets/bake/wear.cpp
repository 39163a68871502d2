#include "assets/bake/wear.h"

#include <cmath>

#include "assets/bake/blur.h"
#include "assets/bake/noise.h"
#include "assets/bake/stroke.h"

namespace bake {

namespace {

constexpr int kSide = 512;
constexpr int kScratches = 900, kDents = 140;
constexpr float kSlopeGain = 1.8f;
constexpr float kSoftness = 0.75f;  // pixels

void scratch(Field& heights, Chance& chance) {
    Stroke stroke = anywhere(chance, kSide, 10, 150);
    if (chance.unit() < 0.15f) stroke.length *= 2;
    const float strength = chance.between(0.15f, 1);
    stroke.bend = chance.bell() * 0.004f;
    const float depth = strength * strength * 0.5f;  // few deep scratches among many faint ones
    follow(stroke, chance, [&](float x, float y, float along) {
        heights.wrapped(static_cast<int>(std::floor(x)), static_cast<int>(std::floor(y))) -= depth * swell(along);
    });
}

void dent(Field& heights, Chance& chance) {
    constexpr int kReach = 4;
    const int x = chance.below(kSide);
    const int y = chance.below(kSide);
    const float radius = chance.between(1, 3.5f);
    const float depth = chance.between(0.5f, 2);
    for (int dy = -kReach; dy <= kReach; ++dy) {
        for (int dx = -kReach; dx <= kReach; ++dx) {
            const float share = static_cast<float>(dx * dx + dy * dy) / (radius * radius);
            if (share < 1) heights.wrapped(x + dx, y + dy) -= depth * (1 - share);
        }
    }
}

Field scratched() {
    constexpr std::uint64_t kSeed = 11;
    Chance chance(kSeed);
    Field heights(kSide, kSide);
    for (int i = 0; i < kScratches; ++i) scratch(heights, chance);
    for (int i = 0; i < kDents; ++i) dent(heights, chance);
    return blur(heights, kSoftness, Edge::Wrap);
}

}  // namespace

Picture bake_wear() {
    constexpr std::uint64_t kBroadSeed = 5, kFineSeed = 6;
    const Field heights = scratched();
    const Noise broad(kBroadSeed), fine(kFineSeed);
    Picture picture(kSide, kSide, 4);
    each_pixel(kSide, kSide, [&](int x, int y) {
        const float u = static_cast<float>(x) / kSide, v = static_cast<float>(y) / kSide;
        const float right = heights.beyond(x + 1, y, Edge::Wrap) - heights.beyond(x - 1, y, Edge::Wrap);
        const float up = heights.beyond(x, y - 1, Edge::Wrap) - heights.beyond(x, y + 1, Edge::Wrap);
        picture.at(x, y, 0) = to_signed_byte(right / 2 * kSlopeGain);
        picture.at(x, y, 1) = to_signed_byte(up / 2 * kSlopeGain);
        const float cloud = broad.at(u * 8, v * 8, {8, 8});
        picture.at(x, y, 2) = to_byte(0.4f * cloud + 0.6f * fine.layered(u * 16, v * 16, 2, {16, 16}));
        const float specks = 0.5f * fine.at(u * 64, v * 64, {64, 64}) + 0.3f * fine.at(u * 32, v * 32, {32, 32});
        picture.at(x, y, 3) = to_byte(0.9f * (specks + 0.35f * cloud));
    });
    return picture;
}

}  // namespace bake

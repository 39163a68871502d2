#include "assets/bake/paper.h"

#include <cmath>

#include "assets/bake/blur.h"
#include "assets/bake/noise.h"
#include "assets/bake/stroke.h"

namespace bake {

namespace {

constexpr int kSide = 512;
constexpr int kFibres = 5200;

// Light and dark fibres, around 0.
Field fibres() {
    constexpr std::uint64_t kSeed = 31;
    Chance chance(kSeed);
    Field field(kSide, kSide);
    for (int i = 0; i < kFibres; ++i) {
        Stroke stroke = anywhere(chance, kSide, 5, 34);
        stroke.step = 0.7f;
        stroke.bend = chance.bell() * 0.035f;
        const float tone = chance.bell() * 0.25f;
        follow(stroke, chance, [&](float x, float y, float) {
            field.wrapped(static_cast<int>(std::floor(x)), static_cast<int>(std::floor(y))) += tone;
        });
    }
    return blur(field, 0.7f, Edge::Wrap);
}

}  // namespace

Picture bake_paper() {
    constexpr std::uint64_t kGrainSeed = 32, kCloudSeed = 33, kDustSeed = 34;
    const Field field = fibres();
    const Noise grain_noise(kGrainSeed), cloud_noise(kCloudSeed);
    Chance dust(kDustSeed);
    Picture picture(kSide, kSide, 4);
    each_pixel(kSide, kSide, [&](int x, int y) {
        const float u = static_cast<float>(x) / kSide, v = static_cast<float>(y) / kSide;
        const float lit = field.beyond(x + 1, y + 1, Edge::Wrap) - field.beyond(x - 1, y - 1, Edge::Wrap);
        const float grain = grain_noise.at(u * 128, v * 128, {128, 128}) - 0.5f;
        const float flakes = grain_noise.at(u * 32, v * 32, {32, 32}) - 0.5f;
        const float cloud = cloud_noise.layered(u * 4, v * 4, 3, {4, 4}) - 0.5f;
        const float tooth = grain_noise.layered(u * 64, v * 64, 2, {64, 64}) - 0.5f;
        picture.at(x, y, 0) = to_byte(0.5f + 0.28f * lit + 0.18f * grain + 0.12f * flakes + 0.02f * dust.bell());
        picture.at(x, y, 1) = to_byte(0.5f + 0.5f * field.at(x, y));
        picture.at(x, y, 2) = to_byte(0.5f + cloud);
        picture.at(x, y, 3) = to_byte(0.5f + 0.5f * tooth + 0.3f * grain);
    });
    return picture;
}

}  // namespace bake

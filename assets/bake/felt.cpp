#include "assets/bake/felt.h"

#include <algorithm>
#include <cmath>

#include "assets/bake/blur.h"
#include "assets/bake/noise.h"
#include "assets/bake/stroke.h"

namespace bake {

namespace {

constexpr int kSide = 1024;
constexpr int kFibres = 62000, kLint = 26;
constexpr float kMean = 0.48f;

// A new fibre covers what lies below it and presses it down a little.
void press(float& height, float fibre, float share) {
    const float pressed = height * 0.86f + fibre * share * 0.14f;
    const float covered = fibre * share * 0.9f + height * 0.1f;
    height = std::max(pressed, covered);
}

void lay_fibre(Field& heights, Chance& chance) {
    Stroke stroke = anywhere(chance, kSide, 8, 42);
    stroke.step = 0.7f;
    const float height = chance.between(0.25f, 1);
    stroke.bend = chance.bell() * 0.065f;
    stroke.restlessness = 0.010f;
    follow(stroke, chance, [&](float x, float y, float along) {
        constexpr float kEndLength = 4;  // pixels over which a fibre's end rises from the cloth
        const float from_end = std::min(along, 1 - along) * stroke.length;
        const float fibre = height * clamp(from_end / kEndLength);
        const int left = static_cast<int>(std::floor(x)), top = static_cast<int>(std::floor(y));
        const float u = x - static_cast<float>(left), v = y - static_cast<float>(top);
        press(heights.wrapped(left, top), fibre, (1 - u) * (1 - v));
        press(heights.wrapped(left + 1, top), fibre, u * (1 - v));
        press(heights.wrapped(left, top + 1), fibre, (1 - u) * v);
        press(heights.wrapped(left + 1, top + 1), fibre, u * v);
    });
}

Field cloth() {
    constexpr std::uint64_t kSeed = 3;
    Chance chance(kSeed);
    Field heights(kSide, kSide);
    for (int i = 0; i < kFibres; ++i) lay_fibre(heights, chance);
    return heights;
}

Field lint() {
    constexpr std::uint64_t kSeed = 4;
    Chance chance(kSeed);
    Field hairs(kSide, kSide);
    for (int i = 0; i < kLint; ++i) {
        Stroke stroke = anywhere(chance, kSide, 14, 60);
        stroke.bend = chance.bell() * 0.05f;
        stroke.restlessness = 0.006f;
        const float brightness = chance.between(0.5f, 1.1f);
        follow(stroke, chance, [&](float x, float y, float along) {
            hairs.wrapped(static_cast<int>(std::floor(x)), static_cast<int>(std::floor(y))) = brightness * swell(along);
        });
    }
    return blur(hairs, 0.7f, Edge::Wrap);
}

// Light comes from the upper left: slopes that rise towards the lower right face it.
float facing_light(const Field& heights, int x, int y, int distance) {
    return heights.beyond(x + distance, y + distance, Edge::Wrap) -
           heights.beyond(x - distance, y - distance, Edge::Wrap);
}

float mottle(const Noise& noise, float u, float v) {
    return 0.30f * (noise.at(u * 16, v * 16, {16, 16}) - 0.5f) + 0.25f * (noise.at(u * 8, v * 8, {8, 8}) - 0.5f);
}

}  // namespace

Picture bake_felt() {
    constexpr std::uint64_t kMottleSeed = 9;
    constexpr float kFine = 0.55f, kCoarse = 2.2f, kWide = 7;  // blur radii, pixels
    constexpr float kFineLight = 1.1f * 0.62f, kCoarseLight = 0.55f * 0.62f, kOcclusion = 0.9f * 1.05f, kMottle = 0.34f;
    const Field heights = cloth(), hairs = lint();
    const Field fine = blur(heights, kFine, Edge::Wrap);
    const Field coarse = blur(heights, kCoarse, Edge::Wrap);
    const Field wide = blur(heights, kWide, Edge::Wrap);
    const Noise noise(kMottleSeed);
    Picture picture(kSide, kSide, 4);
    each_pixel(kSide, kSide, [&](int x, int y) {
        const float u = static_cast<float>(x) / kSide, v = static_cast<float>(y) / kSide;
        const float light = kFineLight * facing_light(fine, x, y, 1) + kCoarseLight * facing_light(coarse, x, y, 3);
        const float deep = kOcclusion * (fine.at(x, y) - wide.at(x, y));
        const float patches = mottle(noise, u, v);
        picture.at(x, y, 0) = to_byte(kMean * (1 + light + deep + kMottle * patches));
        picture.at(x, y, 1) = to_byte(fine.at(x, y));
        picture.at(x, y, 2) = to_byte(0.5f + patches);
        picture.at(x, y, 3) = to_byte(hairs.at(x, y));
    });
    return picture;
}

}  // namespace bake

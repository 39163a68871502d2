#include "assets/bake/shade.h"

#include <algorithm>
#include <cmath>

namespace bake {

namespace {

constexpr Metal kCopper{{0.93f, 0.50f, 0.33f}, {0.33f, 0.145f, 0.075f}, 0.22f};
constexpr Metal kNickel{{0.70f, 0.645f, 0.56f}, {0.36f, 0.32f, 0.265f}, 0.23f};
constexpr Metal kSilver{{0.80f, 0.785f, 0.76f}, {0.42f, 0.40f, 0.37f}, 0.20f};
constexpr Metal kGolden{{0.92f, 0.67f, 0.29f}, {0.46f, 0.28f, 0.09f}, 0.20f};

constexpr Colour kCreviceDirt{0.20f, 0.155f, 0.115f};
constexpr Colour kHeadsPaint{0.010f, 0.115f, 0.46f}, kTailsPaint{0.86f, 0.165f, 0.010f};
constexpr int kTailsDashes = 9;

struct Texel {
    float right, up;  // slope
    float cavity;
};

Texel read(const Picture& face, float x, float y) {
    const auto pixel = [&](float place) {
        return std::clamp(static_cast<int>((place + 1) / 2 * static_cast<float>(face.width)), 0, face.width - 1);
    };
    const int column = pixel(x), row = pixel(-y);
    const auto slope = [&](int channel) {
        return (static_cast<float>(face.at(column, row, channel)) - 128) / 127 * kSlopeMax;
    };
    return {slope(0), slope(1), static_cast<float>(face.at(column, row, 3)) / 255};
}

// The horizontal part of the reflection vector at this slope, for a viewer at the side of the table.
OnCoin reflected(float right, float up) {
    constexpr float kEyeX = 0.20f, kEyeY = 0.08f, kEyeZ = 0.977f;
    const float length = std::sqrt(1 + right * right + up * up);
    const float x = -right / length, y = -up / length, z = 1 / length;
    const float towards = 2 * (x * kEyeX + y * kEyeY + z * kEyeZ);
    const OnCoin gaze{towards * x - kEyeX, towards * y - kEyeY};
    if (towards * z > kEyeZ) return gaze;
    const float below = std::max(gaze.from_centre(), 1e-3f);  // nearest point of the horizon
    return {gaze.x / below, gaze.y / below};
}

Colour look(const std::vector<Radiance>& room, float x, float y, float level) {
    const float last = static_cast<float>(room.size() - 1);
    const float clamped = clamp(level, 0, last);
    const std::size_t lower = static_cast<std::size_t>(clamped);
    const std::size_t upper = std::min(lower + 1, room.size() - 1);
    return mix(room[lower].at(x, y), room[upper].at(x, y), clamped - static_cast<float>(lower));
}

float paint_share(Side side, OnCoin place) {
    const float radius = place.from_centre();
    const float ring = radius > kGrooveBegins && radius < kGrooveEnds ? 1.0f : 0.0f;
    if (side == Side::Heads) return ring;
    const float turn = std::atan2(place.y, place.x) * kTailsDashes / (2 * kPi);
    return std::abs(turn - std::floor(turn) - 0.5f) < 0.25f ? ring : 0;
}

// `place` is a point of the unrotated face.
Colour light_of(const Picture& face, const std::vector<Radiance>& room, const Shot& shot, OnCoin place) {
    constexpr float kDome = 0.115f, kBevelWidth = 0.05f, kBevel = 1.7f;
    const Texel texel = read(face, place.x, place.y);
    const float radius = std::max(place.from_centre(), 1e-3f);
    const float bevel = smooth_step(1 - kBevelWidth, 1, radius);
    const float outward = bevel * bevel * kBevel / radius - kDome;
    const float right = texel.right - place.x * outward, up = texel.up - place.y * outward;
    const float c = std::cos(shot.turn), s = std::sin(shot.turn);
    const float table_right = c * right - s * up, table_up = s * right + c * up;

    constexpr float kPatina = 0.25f, kLevelGain = 7.2f, kLevelOffset = 0.55f, kLight = 0.95f;
    const OnCoin gaze = reflected(table_right, table_up);
    const float roughness = shot.metal.roughness + 0.16f * kPatina;
    const Colour seen = look(room, gaze.x, gaze.y, kLevelGain * std::sqrt(roughness) * 0.9f - kLevelOffset);
    const float crevice = 1 - smooth_step(0.24f, 0.60f, texel.cavity);
    const float field = 1 - smooth_step(0.50f, 0.80f, texel.cavity);
    Colour metal = mix(shot.metal.bright, shot.metal.tarnished, kPatina * 0.55f);
    metal = metal * mix(Colour{1, 1, 1}, kCreviceDirt, crevice * 0.7f) * mix(1.16f, 0.80f, field);
    const float open = mix(1, smooth_step(0, 0.62f, texel.cavity), 0.75f);
    const float facing = clamp((0.50f * table_right - 0.60f * table_up + 0.66f) /
                               std::sqrt(1 + table_right * table_right + table_up * table_up));
    const Colour shine = seen * metal * (open * kLight) + metal * ((0.05f + 0.15f * kPatina) * (0.25f + facing) * open);
    const Colour paint = (shot.side == Side::Heads ? kHeadsPaint : kTailsPaint) * (0.45f + 0.75f * facing);
    return mix(shine, paint, 0.9f * paint_share(shot.side, place));
}

}  // namespace

Metal metal_of(const std::string& design) {
    if (design == "penny") return kCopper;
    if (design == "nickel") return kNickel;
    return design == "dollar" ? kGolden : kSilver;
}

float tone(float light) {
    const float x = light * 0.95f;
    return clamp(x * (2.51f * x + 0.03f) / (x * (2.43f * x + 0.59f) + 0.14f));
}

std::vector<Pixel> shade(const Picture& face, const std::vector<Radiance>& room, const Shot& shot, int size) {
    const int finer = std::max(2, (2 * face.width + size - 1) / size / 2);
    const float c = std::cos(shot.turn), s = std::sin(shot.turn);
    std::vector<Pixel> pixels(static_cast<std::size_t>(size) * size);
    each_pixel(size, size, [&](int x, int y) {
        Colour sum;
        int inside = 0;
        for (int sample = 0; sample < finer * finer; ++sample) {
            const OnCoin seen = on_coin(x * finer + sample % finer, y * finer + sample / finer, size * finer);
            if (seen.from_centre() >= 1) continue;
            const OnCoin struck{c * seen.x + s * seen.y, c * seen.y - s * seen.x};
            const Colour light = light_of(face, room, shot, struck);
            sum = sum + Colour{tone(light.r), tone(light.g), tone(light.b)};
            ++inside;
        }
        Pixel& pixel = pixels[static_cast<std::size_t>(y) * size + x];
        pixel.coverage = static_cast<float>(inside) / static_cast<float>(finer * finer);
        if (inside > 0) pixel.colour = sum * (1 / static_cast<float>(inside));
    });
    return pixels;
}

}  // namespace bake

#pragma once
// The colours of things on the table, in linear light.

#include <array>

#include "engine/render/scene.h"

namespace render {

using Rgb = std::array<float, 3>;

// A side's colour on each material.
struct SideColours {
    Rgb paint;  // the ring on a coin
    Rgb ink;    // lines on the felt
    Rgb cloth;  // pennants
    Rgb resin;  // dice
};
// The solid and the dashed side's colours, by Look::Sides.
inline constexpr SideColours kSideColours[][2] = {
    {{{0.010f, 0.115f, 0.46f}, {0.22f, 0.54f, 1.00f}, {0.030f, 0.165f, 0.60f}, {0.012f, 0.060f, 0.230f}},
     {{0.86f, 0.165f, 0.010f}, {1.00f, 0.345f, 0.06f}, {0.56f, 0.105f, 0.008f}, {0.420f, 0.105f, 0.006f}}},
    {{{0.005f, 0.215f, 0.190f}, {0.06f, 0.60f, 0.52f}, {0.010f, 0.26f, 0.23f}, {0.006f, 0.12f, 0.105f}},
     {{0.72f, 0.045f, 0.160f}, {0.98f, 0.28f, 0.42f}, {0.56f, 0.045f, 0.13f}, {0.36f, 0.020f, 0.070f}}},
    {{{0.006f, 0.006f, 0.007f}, {0.46f, 0.50f, 0.54f}, {0.012f, 0.012f, 0.014f}, {0.008f, 0.008f, 0.009f}},
     {{0.95f, 0.93f, 0.88f}, {0.90f, 0.88f, 0.82f}, {0.70f, 0.68f, 0.62f}, {0.20f, 0.19f, 0.17f}}}};
constexpr const SideColours& colours_of(Ring side, Look::Sides sides) {
    return kSideColours[static_cast<std::size_t>(sides)][side == Ring::Solid ? 0 : 1];
}

constexpr Rgb color_of(Ink ink, Look::Sides sides) {
    if (ink == Ink::Heads || ink == Ink::Tails)
        return colours_of(ink == Ink::Heads ? Ring::Solid : Ring::Dashed, sides).ink;
    if (ink == Ink::Amber) return {0.95f, 0.52f, 0.08f};
    if (ink == Ink::Red) return {0.90f, 0.11f, 0.06f};
    if (ink == Ink::Green) return {0.24f, 0.82f, 0.20f};
    return ink == Ink::Dim ? Rgb{0.20f, 0.24f, 0.21f} : Rgb{0.74f, 0.78f, 0.70f};
}

// The table's cloth by Scene::mat; chalk, ink and metal are readable on each.
struct MatColours {
    Rgb cloth, patches;  // worn or bare places
    float furrows;       // 0 to 1: depth of the lines across it
};
inline constexpr MatColours kMatColours[] = {{{0.0185f, 0.068f, 0.050f}, {0.0185f, 0.068f, 0.050f}, 0},
                                             {{0.036f, 0.064f, 0.020f}, {0.053f, 0.070f, 0.024f}, 0},
                                             {{0.153f, 0.101f, 0.046f}, {0.123f, 0.080f, 0.037f}, 0.05f},
                                             {{0.138f, 0.162f, 0.184f}, {0.104f, 0.122f, 0.136f}, 0},
                                             {{0.056f, 0.039f, 0.024f}, {0.042f, 0.031f, 0.021f}, 0.16f},
                                             {{0.012f, 0.052f, 0.088f}, {0.018f, 0.074f, 0.104f}, 0},
                                             {{0.0072f, 0.0105f, 0.026f}, {0.0165f, 0.0135f, 0.040f}, 0}};
constexpr const MatColours& colours_of(Mat mat) { return kMatColours[static_cast<std::size_t>(mat)]; }

// By PaperSheet::Colour: sand, green, wood, water, clay, stone, brick.
inline constexpr Rgb kPaperColours[] = {{0.56f, 0.37f, 0.155f},   {0.165f, 0.225f, 0.095f}, {0.075f, 0.120f, 0.055f},
                                        {0.115f, 0.190f, 0.265f}, {0.285f, 0.180f, 0.100f}, {0.270f, 0.275f, 0.265f},
                                        {0.330f, 0.135f, 0.095f}};
constexpr Rgb color_of(PaperSheet::Colour colour) { return kPaperColours[static_cast<std::size_t>(colour)]; }

}  // namespace render

#pragma once
// The colours things are drawn with, in linear light.

#include <array>

#include "engine/render/scene.h"

namespace render {

using Rgb = std::array<float, 3>;

constexpr Rgb color_of(Ink ink) {
    switch (ink) {
        case Ink::Heads:
            return {0.13f, 0.40f, 0.92f};
        case Ink::Tails:
            return {0.90f, 0.27f, 0.035f};
        case Ink::Amber:
            return {0.95f, 0.52f, 0.08f};
        case Ink::Red:
            return {0.78f, 0.075f, 0.035f};
        case Ink::Dim:
            return {0.20f, 0.24f, 0.21f};
        case Ink::Chalk:
            break;
    }
    return {0.74f, 0.78f, 0.70f};
}

constexpr Rgb color_of(PaperSheet::Colour colour) {
    switch (colour) {
        case PaperSheet::Colour::Green:
            return {0.165f, 0.225f, 0.095f};
        case PaperSheet::Colour::Water:
            return {0.115f, 0.190f, 0.265f};
        case PaperSheet::Colour::Clay:
            return {0.285f, 0.180f, 0.100f};
        case PaperSheet::Colour::Stone:
            return {0.270f, 0.275f, 0.265f};
        case PaperSheet::Colour::Brick:
            return {0.330f, 0.135f, 0.095f};
        case PaperSheet::Colour::Sand:
            break;
    }
    return {0.56f, 0.37f, 0.155f};
}

}  // namespace render

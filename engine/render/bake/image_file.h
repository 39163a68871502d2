#pragma once
// Pictures as they are stored: eight bits a channel, written as PNG; and radiance, written as Radiance HDR.

#include <cstdint>
#include <filesystem>
#include <vector>

#include "engine/render/bake/float_image.h"

namespace bake {

struct Picture {
    int width = 0, height = 0, channels = 0;
    std::vector<std::uint8_t> bytes;

    Picture(int w, int h, int c)
        : width(w), height(h), channels(c), bytes(static_cast<std::size_t>(w) * h * c) {}
    std::uint8_t& at(int x, int y, int channel) {
        return bytes[(static_cast<std::size_t>(y) * width + x) * channels + channel];
    }
    std::uint8_t at(int x, int y, int channel) const {
        return bytes[(static_cast<std::size_t>(y) * width + x) * channels + channel];
    }
};

struct Colour {  // linear light
    float r = 0, g = 0, b = 0;
};
inline Colour operator*(Colour c, float k) { return {c.r * k, c.g * k, c.b * k}; }
inline Colour operator*(Colour a, Colour b) { return {a.r * b.r, a.g * b.g, a.b * b.b}; }
inline Colour operator+(Colour a, Colour b) { return {a.r + b.r, a.g + b.g, a.b + b.b}; }
Colour mix(Colour a, Colour b, float share);

// 0 to 1 as a byte; what lies outside is clamped.
std::uint8_t to_byte(float value);
// -1 to 1 as a byte, 0 exactly at 128.
std::uint8_t to_signed_byte(float value);
// Linear light as an sRGB byte.
std::uint8_t to_srgb_byte(float linear);

// Throw std::runtime_error naming the file if it can't be written.
void write_png(const Picture& picture, const std::filesystem::path& file);
void write_hdr(const Field& red, const Field& green, const Field& blue, const std::filesystem::path& file);

}  // namespace bake

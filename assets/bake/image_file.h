#pragma once
// Writes images: eight bits per channel as PNG, radiance as Radiance HDR.

#include <cstdint>
#include <filesystem>
#include <vector>

#include "assets/bake/float_image.h"

namespace bake {

struct Picture {
    int width = 0, height = 0, channels = 0;
    std::vector<std::uint8_t> bytes;

    Picture(int w, int h, int c) : width(w), height(h), channels(c), bytes(static_cast<std::size_t>(w) * h * c) {}
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

// Maps 0..1 to a byte; values outside are clamped.
std::uint8_t to_byte(float value);
// Maps -1..1 to a byte, 0 to exactly 128.
std::uint8_t to_signed_byte(float value);
// Encodes linear light as an sRGB byte.
std::uint8_t to_srgb_byte(float linear);

// Throw std::runtime_error, naming the file, if it cannot be written.
void write_png(const Picture& picture, const std::filesystem::path& file);
void write_hdr(const Field& red, const Field& green, const Field& blue, const std::filesystem::path& file);

}  // namespace bake

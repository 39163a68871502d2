#include "assets/bake/image_file.h"

#include <stb_image_write.h>

#include <cmath>
#include <stdexcept>

namespace bake {

namespace {

void require_written(int written, const std::filesystem::path& file) {
    if (written == 0) throw std::runtime_error(file.string() + ": can't be written");
}

}  // namespace

Colour mix(Colour a, Colour b, float share) { return a * (1 - share) + b * share; }

std::uint8_t to_byte(float value) { return static_cast<std::uint8_t>(std::lround(clamp(value) * 255)); }

std::uint8_t to_signed_byte(float value) {
    return static_cast<std::uint8_t>(std::lround(clamp(value, -1, 1) * 127 + 128));
}

std::uint8_t to_srgb_byte(float linear) {
    constexpr float kLinearPart = 0.0031308f;
    const float light = clamp(linear);
    return to_byte(light < kLinearPart ? 12.92f * light : 1.055f * std::pow(light, 1 / 2.4f) - 0.055f);
}

void write_png(const Picture& picture, const std::filesystem::path& file) {
    const int stride = picture.width * picture.channels;
    require_written(stbi_write_png(file.string().c_str(), picture.width, picture.height, picture.channels,
                                   picture.bytes.data(), stride),
                    file);
}

void write_hdr(const Field& red, const Field& green, const Field& blue, const std::filesystem::path& file) {
    std::vector<float> pixels;
    pixels.reserve(red.values().size() * 3);
    for (std::size_t i = 0; i < red.values().size(); ++i)
        for (const Field* channel : {&red, &green, &blue}) pixels.push_back(channel->values()[i]);
    require_written(stbi_write_hdr(file.string().c_str(), red.width(), red.height(), 3, pixels.data()), file);
}

}  // namespace bake

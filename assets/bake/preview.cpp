#include "assets/bake/preview.h"

#include <stb_image.h>

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "assets/bake/shade.h"

namespace bake {

namespace {

namespace fs = std::filesystem;

constexpr int kIcon = 256;
constexpr int kLarge = 240, kSmall = 54, kGap = 16;  // pixels
constexpr Colour kCloth{0.012f, 0.050f, 0.037f};

Picture read_face(const fs::path& textures, const std::string& design, Side side) {
    const fs::path file = textures / "coins" / (face_name(design, side) + ".png");
    int width = 0, height = 0, channels = 0;
    const std::unique_ptr<stbi_uc, void (*)(void*)> pixels(
        stbi_load(file.string().c_str(), &width, &height, &channels, STBI_rgb_alpha), stbi_image_free);
    if (!pixels) throw std::runtime_error(file.string() + ": " + stbi_failure_reason());
    Picture face(width, height, STBI_rgb_alpha);
    std::copy_n(pixels.get(), face.bytes.size(), face.bytes.begin());
    return face;
}

float grey_of(Colour colour) { return 0.2126f * colour.r + 0.7152f * colour.g + 0.0722f * colour.b; }

enum class Tint { Colour, Grey };

void paste(Picture& sheet, const std::vector<Pixel>& coin, int size, int left, int top, Tint tint) {
    each_pixel(size, size, [&](int x, int y) {
        const Pixel& pixel = coin[static_cast<std::size_t>(y) * size + x];
        Colour colour = mix(kCloth, pixel.colour, pixel.coverage);
        if (tint == Tint::Grey) colour = Colour{1, 1, 1} * grey_of(colour);
        sheet.at(left + x, top + y, 0) = to_srgb_byte(colour.r);
        sheet.at(left + x, top + y, 1) = to_srgb_byte(colour.g);
        sheet.at(left + x, top + y, 2) = to_srgb_byte(colour.b);
    });
}

Picture empty_sheet(int width, int height) {
    Picture sheet(width, height, 3);
    each_pixel(width, height, [&](int x, int y) {
        sheet.at(x, y, 0) = to_srgb_byte(kCloth.r);
        sheet.at(x, y, 1) = to_srgb_byte(kCloth.g);
        sheet.at(x, y, 2) = to_srgb_byte(kCloth.b);
    });
    return sheet;
}

}  // namespace

Picture bake_preview(const fs::path& textures) {
    constexpr int kColumn = kLarge + kGap, kRow = kLarge + kGap, kSmallRow = kSmall + kGap;
    const std::vector<Radiance> room = bake_environment();
    Picture sheet = empty_sheet(kColumn * static_cast<int>(kDesigns.size()) + kGap, 2 * kRow + 2 * kSmallRow + kGap);
    int left = kGap;
    for (const std::string design : kDesigns) {
        for (const Side side : {Side::Heads, Side::Tails}) {
            const int row = side == Side::Heads ? 0 : 1;
            const Picture face = read_face(textures, design, side);
            const Metal metal = metal_of(design);
            paste(sheet, shade(face, room, {metal, side, 0}, kLarge), kLarge, left, kGap + row * kRow, Tint::Colour);
            for (const int n : {0, 1, 2}) {
                const std::vector<Pixel> small = shade(face, room, {metal, side, 0.5f * static_cast<float>(n)}, kSmall);
                paste(sheet, small, kSmall, left + n * (kSmall + kGap), kGap + 2 * kRow + row * kSmallRow,
                      n == 0 ? Tint::Grey : Tint::Colour);
            }
        }
        left += kColumn;
    }
    return sheet;
}

Picture bake_icon(const fs::path& textures) {
    const Picture face = read_face(textures, "quarter", Side::Heads);
    const std::vector<Pixel> coin = shade(face, bake_environment(), {metal_of("quarter"), Side::Heads, 0}, kIcon);
    Picture icon(kIcon, kIcon, 4);
    for (std::size_t i = 0; i < coin.size(); ++i) {
        icon.bytes[4 * i] = to_srgb_byte(coin[i].colour.r);
        icon.bytes[4 * i + 1] = to_srgb_byte(coin[i].colour.g);
        icon.bytes[4 * i + 2] = to_srgb_byte(coin[i].colour.b);
        icon.bytes[4 * i + 3] = to_byte(coin[i].coverage);
    }
    return icon;
}

}  // namespace bake

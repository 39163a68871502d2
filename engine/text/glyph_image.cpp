#include "engine/text/glyph_image.h"

#include <hb-ot.h>
#include <stb_image.h>

#include <memory>

#include "engine/text/font_bytes.h"

namespace text {

namespace {

constexpr int kMaxPixels = 2048;  // per side
constexpr int kChannels = 4;

struct FreePixels {
    void operator()(stbi_uc* pixels) const { stbi_image_free(pixels); }
};

}  // namespace

std::optional<GlyphImage> glyph_image(const Font& font, std::uint32_t glyph) {
    hb_font_t* const shapes = font.shapes.get();
    if (!hb_ot_color_has_png(hb_font_get_face(shapes))) return std::nullopt;
    const Blob png(hb_ot_color_glyph_reference_png(shapes, glyph));
    unsigned length = 0;
    const auto* bytes = reinterpret_cast<const stbi_uc*>(hb_blob_get_data(png.get(), &length));
    hb_glyph_extents_t extents{};
    int width = 0, height = 0, channels = 0;
    const bool is_picture = length > 0 &&
                            stbi_info_from_memory(bytes, static_cast<int>(length), &width, &height, &channels) != 0 &&
                            width <= kMaxPixels && height <= kMaxPixels;
    if (!is_picture || !hb_font_get_glyph_extents(shapes, glyph, &extents)) return std::nullopt;
    const std::unique_ptr<stbi_uc, FreePixels> pixels(
        stbi_load_from_memory(bytes, static_cast<int>(length), &width, &height, &channels, kChannels));
    if (!pixels || extents.width <= 0 || extents.height >= 0) return std::nullopt;
    const core::Vec2 above{font.unit * extents.x_bearing, font.unit * extents.y_bearing};
    const core::Vec2 size{font.unit * extents.width, -font.unit * extents.height};
    const auto count = static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * kChannels;
    return GlyphImage{
        {above.x, above.y - size.y}, {above.x + size.x, above.y}, width, height, {pixels.get(), pixels.get() + count}};
}

}  // namespace text

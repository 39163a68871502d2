#include "engine/text/raster.h"

#include <stb_truetype.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace text {

namespace {

using core::Vec2;

constexpr float kFlatness = 0.35f;  // pixels that a line may lie beside the curve
constexpr int kLargest = 4096;      // pixels of a picture's side

// The library's corners are whole units of the font.
stbtt_vertex corner_of(const OutlineStep& step, double unit) {
    const auto whole = [&](double ems) {
        constexpr double kMost = std::numeric_limits<stbtt_vertex_type>::max();
        return static_cast<stbtt_vertex_type>(std::clamp(std::round(ems / unit), -kMost, kMost));
    };
    constexpr unsigned char kTypes[]{STBTT_vmove, STBTT_vline, STBTT_vcubic};
    stbtt_vertex corner{};
    corner.x = whole(step.to.x);
    corner.y = whole(step.to.y);
    corner.cx = whole(step.pull_from.x);
    corner.cy = whole(step.pull_from.y);
    corner.cx1 = whole(step.pull_to.x);
    corner.cy1 = whole(step.pull_to.y);
    corner.type = kTypes[static_cast<std::size_t>(step.kind)];
    return corner;
}

struct Extent {
    Vec2 low{1e9, 1e9}, high{-1e9, -1e9};
    void take(Vec2 p) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
};

Extent extent_of(const Outline& outline) {
    Extent extent;
    for (const OutlineStep& step : outline) {
        extent.take(step.to);
        if (step.kind != OutlineStep::Kind::Curve) continue;
        extent.take(step.pull_from);
        extent.take(step.pull_to);
    }
    return extent;
}

// Each pixel becomes the mean of itself and the one before.
void soften(GlyphBitmap& bitmap) {
    for (int y = 0; y < bitmap.height; ++y) {
        std::uint8_t* const row = bitmap.coverage.data() + std::size_t(y) * std::size_t(bitmap.width);
        for (int x = bitmap.width - 1; x > 0; --x) row[x] = static_cast<std::uint8_t>((row[x] + row[x - 1]) / 2);
    }
}

}  // namespace

GlyphBitmap rasterized(const Font& font, std::uint32_t glyph, double pixels, Across across) {
    const Outline outline = font.outline(glyph);
    if (outline.empty()) return {};
    const int finer = static_cast<int>(across);
    const Extent extent = extent_of(outline);
    const double wide = pixels * finer;
    const auto bounded = [](double value) { return std::clamp(value, -1.0 * kLargest, 1.0 * kLargest); };
    const int x0 = static_cast<int>(std::floor(bounded(extent.low.x * wide))),
              x1 = static_cast<int>(std::ceil(bounded(extent.high.x * wide)));
    const int y0 = static_cast<int>(std::floor(bounded(-extent.high.y * pixels))),
              y1 = static_cast<int>(std::ceil(bounded(-extent.low.y * pixels)));
    if (x1 <= x0 || y1 <= y0) return {};
    GlyphBitmap bitmap{(x0 - 1) / static_cast<double>(finer) - (finer - 1) / (2.0 * finer), 1.0 - y0,
                       x1 - x0 + 1 + finer, y1 - y0 + 2};
    bitmap.coverage.assign(std::size_t(bitmap.width) * std::size_t(bitmap.height), 0);
    std::vector<stbtt_vertex> corners;
    for (const OutlineStep& step : outline) corners.push_back(corner_of(step, font.unit));
    stbtt__bitmap inner{x1 - x0, y1 - y0, bitmap.width, bitmap.coverage.data() + bitmap.width + 1};
    stbtt_Rasterize(&inner, kFlatness, corners.data(), static_cast<int>(corners.size()),
                    static_cast<float>(wide * font.unit), static_cast<float>(pixels * font.unit), 0, 0, x0, y0, 1,
                    nullptr);
    if (finer > 1) soften(bitmap);
    return bitmap;
}

}  // namespace text

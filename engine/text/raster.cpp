#include "engine/text/raster.h"

#include <stb_truetype.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "engine/text/glyph_image.h"

namespace text {

namespace {

using core::Vec2;

constexpr float kFlatness = 0.35f;  // pixels that a line may deviate from the curve
constexpr int kLargest = 4096;      // longest side of a bitmap, pixels

// The library wants corners in whole font units.
stbtt_vertex corner_of(const OutlineStep& step, double unit) {
    const auto whole = [&](double ems) {
        constexpr double kMax = std::numeric_limits<stbtt_vertex_type>::max();
        return static_cast<stbtt_vertex_type>(std::clamp(std::round(ems / unit), -kMax, kMax));
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

// In screen pixels, y down; empty if a side has no length.
struct Place {
    int x0 = 0, y0 = 0, x1 = 0, y1 = 0;
    bool empty() const { return x1 <= x0 || y1 <= y0; }
};
Place place_of(const Extent& extent, double wide, double high) {
    const auto bounded = [](double value) { return std::clamp(value, -1.0 * kLargest, 1.0 * kLargest); };
    const auto from = [&](double value) { return static_cast<int>(std::floor(bounded(value))); };
    const auto to = [&](double value) { return static_cast<int>(std::ceil(bounded(value))); };
    return {from(extent.low.x * wide), from(-extent.high.y * high), to(extent.high.x * wide), to(-extent.low.y * high)};
}

// The source pixels, from `first` on, that contribute to one screen pixel, and their shares.
struct Seen {
    int first = 0;
    std::vector<double> shares{};
};
// `from`, `to`: its position among `count` source pixels; beyond them is empty. If it is smaller than one, neighbouring
// pixels contribute too.
Seen seen_between(double from, double to, int count) {
    if (to <= 0 || from >= count) return {};
    const double middle = (from + to) / 2, half = std::max(0.5, (to - from) / 2);
    Seen seen{std::clamp(static_cast<int>(std::floor(middle - half)), 0, count)};
    const int last = std::clamp(static_cast<int>(std::ceil(middle + half)), seen.first, count);
    for (int pixel = seen.first; pixel < last; ++pixel)
        seen.shares.push_back((std::min(pixel + 1.0, middle + half) - std::max<double>(pixel, middle - half)) /
                              (2 * half));
    return seen;
}

// The resulting colour, weighted by each pixel's alpha.
std::array<std::uint8_t, 4> colour_of(const GlyphImage& image, const Seen& across, const Seen& down) {
    std::array<double, 4> sum{};
    for (std::size_t y = 0; y < down.shares.size(); ++y)
        for (std::size_t x = 0; x < across.shares.size(); ++x) {
            const std::size_t at = (static_cast<std::size_t>(down.first) + y) * static_cast<std::size_t>(image.width) +
                                   static_cast<std::size_t>(across.first) + x;
            const std::uint8_t* const pixel = image.colours.data() + 4 * at;
            const double opaque = across.shares[x] * down.shares[y] * pixel[3];
            for (std::size_t i = 0; i < 3; ++i) sum[i] += opaque * pixel[i];
            sum[3] += opaque;
        }
    const auto byte = [](double value) {
        return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0, 255.0)));
    };
    if (sum[3] <= 0) return {255, 255, 255, 0};
    return {byte(sum[0] / sum[3]), byte(sum[1] / sum[3]), byte(sum[2] / sum[3]), byte(sum[3])};
}

GlyphBitmap scaled(const GlyphImage& image, double pixels, int finer) {
    const double wide = pixels * finer;
    const Place place = place_of({image.low, image.high}, wide, pixels);
    if (place.empty()) return {};
    GlyphBitmap bitmap{(place.x0 - 1) / static_cast<double>(finer), 1.0 - place.y0, place.x1 - place.x0 + 2,
                       place.y1 - place.y0 + 2};
    bitmap.coloured = true;
    const Vec2 size = image.high - image.low;
    std::vector<Seen> columns;
    for (int x = place.x0 - 1; x <= place.x1; ++x) {
        const auto at = [&](int pixel) { return (pixel / wide - image.low.x) / size.x * image.width; };
        columns.push_back(seen_between(at(x), at(x + 1), image.width));
    }
    for (int y = place.y0 - 1; y <= place.y1; ++y) {
        const auto at = [&](int pixel) { return (pixel / pixels + image.high.y) / size.y * image.height; };
        const Seen row = seen_between(at(y), at(y + 1), image.height);
        for (const Seen& column : columns) {
            const auto colour = colour_of(image, column, row);
            bitmap.coverage.insert(bitmap.coverage.end(), colour.begin(), colour.end());
        }
    }
    return bitmap;
}

// Replaces each pixel by the mean of itself and the one before.
void soften(GlyphBitmap& bitmap) {
    for (int y = 0; y < bitmap.height; ++y) {
        std::uint8_t* const row = bitmap.coverage.data() + std::size_t(y) * std::size_t(bitmap.width);
        for (int x = bitmap.width - 1; x > 0; --x) row[x] = static_cast<std::uint8_t>((row[x] + row[x - 1]) / 2);
    }
}

}  // namespace

GlyphBitmap rasterized(const Font& font, std::uint32_t glyph, double pixels, Across across) {
    const int finer = static_cast<int>(across);
    if (const auto image = glyph_image(font, glyph)) return scaled(*image, pixels, finer);
    const Outline outline = font.outline(glyph);
    if (outline.empty()) return {};
    const double wide = pixels * finer;
    const Place place = place_of(extent_of(outline), wide, pixels);
    if (place.empty()) return {};
    GlyphBitmap bitmap{(place.x0 - 1) / static_cast<double>(finer) - (finer - 1) / (2.0 * finer), 1.0 - place.y0,
                       place.x1 - place.x0 + 1 + finer, place.y1 - place.y0 + 2};
    bitmap.coverage.assign(std::size_t(bitmap.width) * std::size_t(bitmap.height), 0);
    std::vector<stbtt_vertex> corners;
    for (const OutlineStep& step : outline) corners.push_back(corner_of(step, font.unit));
    stbtt__bitmap inner{place.x1 - place.x0, place.y1 - place.y0, bitmap.width,
                        bitmap.coverage.data() + bitmap.width + 1};
    stbtt_Rasterize(&inner, kFlatness, corners.data(), static_cast<int>(corners.size()),
                    static_cast<float>(wide * font.unit), static_cast<float>(pixels * font.unit), 0, 0, place.x0,
                    place.y0, 1, nullptr);
    if (finer > 1) soften(bitmap);
    return bitmap;
}

}  // namespace text

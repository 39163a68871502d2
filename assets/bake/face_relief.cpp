#include "assets/bake/face_relief.h"

#include <algorithm>
#include <cmath>

#include "assets/bake/bas_relief.h"
#include "assets/bake/blur.h"
#include "assets/bake/noise.h"

namespace bake {

namespace {

// A layer of the art; lengths in coin radii.
struct Layer {
    float height;
    float roundness;  // exponent of the inflated height: the smaller, the flatter the top
    float edge;       // blur of its step
};
struct Strike {
    Layer silhouette, middle, detail;
};
// Heads are portraits and stand high; on tails the numeral is the detail layer and stands highest.
constexpr Strike kHeads{{0.085f, 0.9f, 0.0057f}, {0.030f, 0.9f, 0.0052f}, {0.024f, 0.8f, 0.0047f}};
constexpr Strike kTails{{0.050f, 0.9f, 0.0057f}, {0.018f, 0.9f, 0.0052f}, {0.046f, 0.8f, 0.0047f}};

constexpr float kCushion = 0.72f;  // share of a layer's height; the rest is a plain step, for thin parts
constexpr float kEngravingDepth = 0.020f, kEngravingEdge = 0.0029f;
constexpr float kLetterHeight = 0.024f, kLetterEdge = 0.0031f;
constexpr float kDish = 0.020f;
constexpr float kGrooveDepth = 0.016f;
constexpr float kRimBegins = 0.908f, kRimStands = 0.932f, kRimHeight = 0.055f;
constexpr float kUnevenness = 0.0012f, kUnevenCells = 9;
constexpr float kSoftness = 0.0026f;  // blur of the whole strike

bool is_empty(const Field& mask) {
    return std::ranges::none_of(mask.values(), [](float value) { return value > 0.5f; });
}

float in_pixels(float radii, const Field& field) { return radii * static_cast<float>(field.width()) / 2; }

void raise(Field& heights, const Field& mask, const Layer& layer) {
    if (is_empty(mask)) return;
    const Field cushion = puff(mask);
    const Field step = blur(mask, in_pixels(layer.edge, mask), Edge::Clamp);
    for (std::size_t i = 0; i < heights.values().size(); ++i) {
        const float round = std::pow(cushion.values()[i], layer.roundness);
        const float plain = smooth_step(0.25f, 0.95f, step.values()[i]);
        heights.values()[i] += layer.height * mix(plain, round, kCushion);
    }
}

void engrave(Field& heights, const Field& mask) {
    const Field step = blur(mask, in_pixels(kEngravingEdge, mask), Edge::Clamp);
    for (std::size_t i = 0; i < heights.values().size(); ++i)
        heights.values()[i] -= kEngravingDepth * smooth_step(0, 1, step.values()[i]);
}

void letter(Field& heights, const Field& mask) {
    const Field step = blur(mask, in_pixels(kLetterEdge, mask), Edge::Clamp);
    for (std::size_t i = 0; i < heights.values().size(); ++i)
        heights.values()[i] =
            std::max(heights.values()[i], 0.0f) + kLetterHeight * smooth_step(0.15f, 0.9f, step.values()[i]);
}

// The blank under the art: dish, groove and rim, as the die leaves them.
float blank_height(float radius) {
    const float groove = smooth_step(kGrooveBegins - 0.004f, kGrooveBegins + 0.010f, radius) *
                         (1 - smooth_step(kGrooveEnds - 0.008f, kGrooveEnds + 0.004f, radius));
    return kDish * radius * radius - kGrooveDepth * groove + kRimHeight * smooth_step(kRimBegins, kRimStands, radius);
}

}  // namespace

float OnCoin::from_centre() const { return std::sqrt(x * x + y * y); }

OnCoin on_coin(int x, int y, int side) {
    const float pixel = 2.0f / static_cast<float>(side);
    return {(static_cast<float>(x) + 0.5f) * pixel - 1, 1 - (static_cast<float>(y) + 0.5f) * pixel};
}

Field raised(const Art& art, Side side) {
    const Strike& layers = side == Side::Heads ? kHeads : kTails;
    Field heights(art.silhouette.width(), art.silhouette.height());
    raise(heights, art.silhouette, layers.silhouette);
    raise(heights, art.middle, layers.middle);
    raise(heights, art.detail, layers.detail);
    engrave(heights, art.engraving);
    return heights;
}

Field strike(const Art& art, Side side) {
    Field heights = raised(art, side);
    letter(heights, art.lettering);

    constexpr std::uint64_t kUnevenSeed = 7;
    const Noise uneven(kUnevenSeed);
    each_pixel(heights.width(), heights.height(), [&](int x, int y) {
        const OnCoin place = on_coin(x, y, heights.width());
        const float radius = place.from_centre();
        const float art_share = 1 - smooth_step(kArtEnds - 0.005f, kArtEnds + 0.012f, radius);
        const float wave = uneven.layered(place.x * kUnevenCells, place.y * kUnevenCells, 3, Period{}) - 0.5f;
        heights.at(x, y) = heights.at(x, y) * art_share + blank_height(radius) + wave * kUnevenness;
    });
    return blur(heights, in_pixels(kSoftness, heights), Edge::Clamp);
}

}  // namespace bake

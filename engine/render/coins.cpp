#include "engine/render/coins.h"

#include <algorithm>
#include <cmath>

namespace render {

namespace {

constexpr double kThickness = 0.14;  // of a coin, in radii
constexpr double kHighest = 3;       // higher coins have the same shadow as at this height
constexpr double kOnTable = 0.12;    // below this lift, a coin's shadow falls under other coins
constexpr float kFaint = -2;         // the glow values that mean "faint" and "spent" to shaders/coin_traits
constexpr float kSpent = -1.25f;
constexpr double kLiesFlat = 0.01;  // sine of the flip angle

double seen_radius(const CoinSprite& coin) { return coin.radius * (1 + std::max(coin.lift, 0.0) / kEyeHeight); }

double height_of(const CoinSprite& coin) { return kThickness * coin.radius + std::max(coin.lift, 0.0); }

Ring on_the_back(Ring ring) {
    return ring == Ring::Solid ? Ring::Dashed : ring == Ring::Dashed ? Ring::Solid : Ring::None;
}

// Metal and core as one number; see shaders/coin_traits.
float metal_of(const CoinSprite& coin) { return f(static_cast<int>(coin.metal) + 4 * static_cast<int>(coin.core)); }

}  // namespace

bool lies_flat(const CoinSprite& coin) { return std::abs(std::sin(coin.flip)) <= kLiesFlat; }

bool is_seen(const CoinSprite& coin, Vec2 at, const Frame& frame) {
    const Vec2 half = frame.half_size();
    const double reach = 2 * seen_radius(coin) + 3.5 * std::min(std::max(coin.lift, 0.0), kHighest) + 0.5;
    return std::abs(at.x - frame.center.x) < half.x + reach && std::abs(at.y - frame.center.y) < half.y + reach;
}

Quad coin_quad(const CoinSprite& coin, Vec2 at, const Frame& frame, CoinFaces& faces) {
    const bool back = std::cos(coin.flip) < 0;
    const double radius = seen_radius(coin);
    const double half = radius + 1.5 * frame.inches_per_pixel();
    const Ring ring = back ? on_the_back(coin.ring) : coin.ring;
    Quad quad;
    quad.place = {f(at.x), f(at.y), f(half), f(half)};
    quad.traits = {0, f(radius), f(coin.angle + frame.angle),
                   f(faces.of(frame.coin_across).layer(back ? coin.back : coin.face))};
    quad.tint = {metal_of(coin), f(static_cast<int>(ring)), f(coin.seed), f(coin.wear)};
    const Vec2 tilt = frame.turned_direction(coin.tilt);
    quad.extra = {f(tilt.x), f(tilt.y), f(coin.reeds), coin.faint ? kFaint : coin.spent ? kSpent : f(coin.glow)};
    return quad;
}

Quad shadow_quad(Vec2 at, double radius, double thrown_from) {
    const double height = std::min(thrown_from, kHighest);
    const double margin = 0.40 + 1.8 * std::max(height - 0.09, 0.0);
    const Vec2 aside = Vec2{0.64, -0.77} * (1.7 * height);
    const double half = radius + 0.9 * height + margin;
    Quad quad;
    quad.place = {f(at.x + aside.x), f(at.y + aside.y), f(half), f(half)};
    quad.traits = {0, f(radius), f(height), 0};
    quad.tint = {f(margin), 0, 0, 0};
    quad.extra = {f(-aside.x), f(-aside.y), 0, 0};
    return quad;
}

Quad coin_shadow(const CoinSprite& coin, Vec2 at) {
    constexpr double kHole = 0.22;  // the same as in shaders/metal
    const double narrowed = 0.5 + 0.5 * std::abs(std::cos(coin.flip));
    Quad quad = shadow_quad(at, coin.radius * narrowed, height_of(coin));
    if (coin.core == Core::Hole) quad.traits[3] = f(kHole * coin.radius * narrowed);
    return quad;
}

bool throws_low_shadow(const CoinSprite& coin) { return coin.lift <= kOnTable; }

CoinQuads coin_quads(const std::vector<CoinSprite>& coins, const Frame& frame, CoinFaces& faces) {
    CoinQuads quads;
    for (const CoinSprite& coin : coins) {
        const Vec2 at = frame.turned(coin.at);
        if (!is_seen(coin, at, frame)) continue;
        const bool flipped = !lies_flat(coin);
        if (!coin.faint)
            (throws_low_shadow(coin) ? quads.low_shadows : quads.high_shadows).push_back(coin_shadow(coin, at));
        Quad quad = coin_quad(coin, at, frame, faces);
        if (flipped) {
            quad.extra[0] = f(std::cos(coin.flip));
            quad.extra[1] = f(std::sin(coin.flip));
        }
        (flipped ? quads.tossed : quads.lying).push_back(quad);
    }
    return quads;
}

}  // namespace render

#include "assets/bake/noise.h"

#include <algorithm>
#include <cmath>

#include "assets/bake/float_image.h"

namespace bake {

namespace {

constexpr int kLattice = 256;

// The curvature vanishes at the corners too, so relief made from the noise shows no lattice lines.
float ease(float t) { return t * t * t * (t * (t * 6 - 15) + 10); }

}  // namespace

Noise::Noise(std::uint64_t seed) : lattice_(static_cast<std::size_t>(kLattice) * kLattice) {
    Chance chance(seed);
    for (float& value : lattice_) value = chance.unit();
}

float Noise::corner(int x, int y, Period period) const {
    return lattice_[static_cast<std::size_t>(wrap(y, period.y)) * kLattice + wrap(x, period.x)];
}

float Noise::at(float x, float y, Period period) const {
    period = {std::min(period.x, kLattice), std::min(period.y, kLattice)};
    const int left = static_cast<int>(std::floor(x));
    const int top = static_cast<int>(std::floor(y));
    const float u = ease(x - static_cast<float>(left));
    const float v = ease(y - static_cast<float>(top));
    const float upper = mix(corner(left, top, period), corner(left + 1, top, period), u);
    const float lower = mix(corner(left, top + 1, period), corner(left + 1, top + 1, period), u);
    return mix(upper, lower, v);
}

float Noise::layered(float x, float y, int octaves, Period period) const {
    float sum = 0, strength = 0.5f, total = 0;
    for (int octave = 0; octave < octaves; ++octave) {
        sum += strength * at(x, y, period);
        total += strength;
        strength /= 2;
        x *= 2;
        y *= 2;
        period = {period.x * 2, period.y * 2};
    }
    return sum / total;
}

float Chance::angle() { return between(0, 2 * kPi); }

float Chance::bell() {
    constexpr int kDraws = 4;
    constexpr float kWidth = 1.7f;
    float sum = 0;
    for (int i = 0; i < kDraws; ++i) sum += unit();
    return (sum - kDraws / 2.0f) * kWidth;
}

}  // namespace bake

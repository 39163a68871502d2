#include "engine/render/relief.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace render {

namespace {

using core::Vec2;
using Heights = std::vector<float>;

constexpr double kRadius = kFaceSide / 2.0;  // pixels

double smooth(double from, double to, double value) {
    const double t = std::clamp((value - from) / (to - from), 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

Vec2 place(int x, int y) { return {(x + 0.5) / kRadius - 1, 1 - (y + 0.5) / kRadius}; }

struct Turn {
    double c, s;
    explicit Turn(double angle) : c(std::cos(angle)), s(std::sin(angle)) {}
    Vec2 operator()(Vec2 p) const { return {c * p.x - s * p.y, s * p.x + c * p.y}; }
};

// The profile of a rounded ridge, `off` from its middle.
double ridge(double off, double half_width) {
    const double t = off / half_width;
    return t * t >= 1 ? 0 : std::sqrt(1 - t * t);
}

}  // namespace

Relief::Relief() : heights_(std::size_t(kFaceSide) * kFaceSide, 0.0f) {}

template <class Height>
void Relief::raise(Vec2 middle, double reach, Height height) {
    const auto pixel = [](double along) {
        return std::clamp(static_cast<int>(std::floor((along + 1) * kRadius)), 0, kFaceSide - 1);
    };
    for (int y = pixel(-middle.y - reach); y <= pixel(-middle.y + reach); ++y) {
        for (int x = pixel(middle.x - reach); x <= pixel(middle.x + reach); ++x) {
            float& stands = heights_[std::size_t(y) * kFaceSide + x];
            stands = std::max(stands, static_cast<float>(height(place(x, y) - middle)));
        }
    }
}

void Relief::stamp(const PieceSheet& sheet, int piece, const Stamp& where) {
    const double texels = sheet.cell() / (where.width * kRadius);  // texels of the piece per pixel of the face
    const int finer = std::max(1, static_cast<int>(std::lround(texels)));
    const double share = where.height / (finer * finer);
    const Turn upright(-where.angle);
    raise(where.at, where.width * 0.7072, [&](Vec2 off) {
        double sum = 0;
        for (int sample = 0; sample < finer * finer; ++sample) {
            const Vec2 spot{(sample % finer + 0.5) / finer - 0.5, (sample / finer + 0.5) / finer - 0.5};
            const Vec2 p = upright(off + spot / kRadius) / where.width;
            if (std::abs(p.x) < 0.5 && std::abs(p.y) < 0.5)
                sum += sheet.at(piece, static_cast<float>(0.5 + p.x), static_cast<float>(0.5 - p.y));
        }
        return sum * share;
    });
}

void Relief::line(double radius, double width, double height, int sides) {
    const double part = sides > 0 ? 2 * std::numbers::pi / sides : 0;
    raise({}, radius + width, [&](Vec2 off) {
        double distance = std::hypot(off.x, off.y) - radius;
        if (sides > 0) {
            const double around = std::atan2(off.x, off.y);  // from the topmost corner
            const double in_side = around - part * std::floor(around / part) - part / 2;
            distance = std::hypot(off.x, off.y) * std::cos(in_side) - radius * std::cos(part / 2);
        }
        return height * ridge(distance, width / 2);
    });
}

void Relief::beads(double radius, int count, double size, double height) {
    for (int i = 0; i < count; ++i) {
        const Vec2 at = Turn(2 * std::numbers::pi * i / count)({0, radius});
        raise(at, size, [&](Vec2 off) { return height * ridge(std::hypot(off.x, off.y), size); });
    }
}

void Relief::rays(double from, double to, int count, double height) {
    raise({}, to, [&](Vec2 off) {
        const double r = std::hypot(off.x, off.y);
        const double flute = std::abs(std::sin(std::atan2(off.y, off.x) * count / 2));
        return height * flute * smooth(from - 0.01, from + 0.015, r) * (1 - smooth(to - 0.015, to, r));
    });
}

void Relief::leaf(Vec2 from, double angle, double length, double width, double height) {
    const Vec2 along{std::cos(angle), std::sin(angle)};
    const Turn lengthwise(-angle);
    raise(from + along * (length / 2), length / 2, [&](Vec2 off) {
        const Vec2 p = lengthwise(off);
        const double t = p.x / length + 0.5;
        if (t <= 0 || t >= 1 || std::abs(p.y) > width / 2) return 0.0;
        const double half = width / 2 * std::sin(std::numbers::pi * std::pow(t, 0.8));
        const double rib = p.y / 0.006;
        return height * ridge(p.y, half) * (1 - 0.30 * std::exp(-rib * rib));
    });
}

// The numbers below match assets/bake: struck faces are shown next to baked ones.

namespace {

constexpr double kDish = 0.020, kGrooveDepth = 0.016, kRimHeight = 0.055;
constexpr double kGrooveBegins = 0.846, kGrooveEnds = 0.912, kRimBegins = 0.908, kRimStands = 0.932;
constexpr double kSlopeMax = 1.6, kSlopeGain = 1.25;
// Converts a height difference over two pixels to the stored value.
constexpr float kSteepness = static_cast<float>(kRadius / 2 * kSlopeGain / kSlopeMax);
constexpr float kFieldHeight = 0.02f;

// No coin die is perfectly even.
double unevenness(Vec2 p) {
    struct Wave {
        double x, y, shift;
    };
    constexpr std::array kWaves{Wave{11, 5, 0.3},    Wave{-7, 13, 1.1}, Wave{19, -9, 2.3}, Wave{4, 23, 4.0},
                                Wave{-27, -14, 5.2}, Wave{33, 20, 0.7}, Wave{-16, 37, 3.3}};
    double sum = 0;
    for (const Wave& wave : kWaves) sum += std::sin(wave.x * p.x + wave.y * p.y + wave.shift);
    return 0.00016 * sum;
}

double blank_height(Vec2 p) {
    const double r = std::hypot(p.x, p.y);
    const double groove = smooth(kGrooveBegins - 0.004, kGrooveBegins + 0.010, r) *
                          (1 - smooth(kGrooveEnds - 0.008, kGrooveEnds + 0.004, r));
    return kDish * r * r - kGrooveDepth * groove + kRimHeight * smooth(kRimBegins, kRimStands, r) + unevenness(p);
}

Heights made_blank() {
    Heights blank(std::size_t(kFaceSide) * kFaceSide);
    for (int y = 0; y < kFaceSide; ++y)
        for (int x = 0; x < kFaceSide; ++x)
            blank[std::size_t(y) * kFaceSide + x] = static_cast<float>(blank_height(place(x, y)));
    return blank;
}

// Box blurs: each value becomes the mean of the 2 reach + 1 values around it, in its row or column.
void box_rows(Heights& heights, int side, int reach) {
    std::vector<float> row(std::size_t(side) + 2 * reach + 1);
    const float share = 1.0f / static_cast<float>(2 * reach + 1);
    for (auto begin = heights.begin(); begin != heights.end(); begin += side) {
        std::fill_n(row.begin(), reach, *begin);
        std::copy_n(begin, side, row.begin() + reach);
        std::fill_n(row.begin() + reach + side, reach + 1, *(begin + side - 1));
        float sum = std::accumulate(row.begin(), row.begin() + 2 * reach + 1, 0.0f);
        for (int x = 0; x < side; ++x) {
            begin[x] = sum * share;
            sum += row[std::size_t(x) + 2 * reach + 1] - row[std::size_t(x)];
        }
    }
}

void box_columns(Heights& heights, int side, int reach) {
    const Heights from(heights);
    const auto row = [&](int y) { return from.data() + std::size_t(std::clamp(y, 0, side - 1)) * side; };
    const float share = 1.0f / static_cast<float>(2 * reach + 1);
    std::vector<float> sums(std::size_t(side), 0.0f);
    for (int y = -reach; y <= reach; ++y)
        for (int x = 0; x < side; ++x) sums[x] += row(y)[x];
    for (int y = 0; y < side; ++y) {
        const float *const comes = row(y + reach + 1), *const goes = row(y - reach);
        float* const to = heights.data() + std::size_t(y) * side;
        for (int x = 0; x < side; ++x) {
            to[x] = sums[x] * share;
            sums[x] += comes[x] - goes[x];
        }
    }
}

// Approximates a Gaussian with this sigma by two box blurs.
Heights blurred(Heights heights, int side, double sigma) {
    const int reach = std::max(1, static_cast<int>(std::lround((std::sqrt(6 * sigma * sigma + 1) - 1) / 2)));
    for (int pass = 0; pass < 2; ++pass) {
        box_rows(heights, side, reach);
        box_columns(heights, side, reach);
    }
    return heights;
}

Heights quartered(const Heights& from) {
    constexpr int kSide = kFaceSide / 4;
    Heights to(std::size_t(kSide) * kSide, 0.0f);
    for (int y = 0; y < kFaceSide; ++y)
        for (int x = 0; x < kFaceSide; ++x)
            to[std::size_t(y / 4) * kSide + x / 4] += from[std::size_t(y) * kFaceSide + x] / 16;
    return to;
}

bool bears_art(int x, int y) {
    const Vec2 p = place(x, y);
    return p.x * p.x + p.y * p.y < kArtEnds * kArtEnds;
}

// The far surroundings, without ring and rim.
Heights far_around(Heights heights) {
    for (int y = 0; y < kFaceSide; ++y)
        for (int x = 0; x < kFaceSide; ++x)
            if (!bears_art(x, y)) heights[std::size_t(y) * kFaceSide + x] = kFieldHeight;
    return blurred(quartered(heights), kFaceSide / 4, 0.182 * kRadius / 4);
}

float smoothly_at(const Heights& quarter, int x, int y) {
    constexpr int kSide = kFaceSide / 4;
    const float u = (static_cast<float>(x) - 1.5f) / 4, v = (static_cast<float>(y) - 1.5f) / 4;
    const int left = std::clamp(static_cast<int>(std::floor(u)), 0, kSide - 2);
    const int top = std::clamp(static_cast<int>(std::floor(v)), 0, kSide - 2);
    const float right = std::clamp(u - static_cast<float>(left), 0.0f, 1.0f);
    const float down = std::clamp(v - static_cast<float>(top), 0.0f, 1.0f);
    const float* const cell = quarter.data() + std::size_t(top) * kSide + left;
    return (cell[0] * (1 - right) + cell[1] * right) * (1 - down) +
           (cell[kSide] * (1 - right) + cell[kSide + 1] * right) * down;
}

std::uint8_t byte_of(float value) { return static_cast<std::uint8_t>(std::clamp(value * 255, 0.0f, 255.0f) + 0.5f); }
std::uint8_t signed_byte_of(float value) { return static_cast<std::uint8_t>(value * 127 + 128.5f); }

struct Surroundings {
    Heights near, around, far;  // `far` at a quarter of the width
};

float cavity(const Heights& heights, const Surroundings& blur, int x, int y) {
    const std::size_t i = std::size_t(y) * kFaceSide + x;
    const float value = 0.62f + 16 * (heights[i] - blur.near[i]) + 7 * (heights[i] - blur.around[i]);
    if (!bears_art(x, y)) return value;
    return value + std::clamp(3.2f * (heights[i] - smoothly_at(blur.far, x, y)), -0.16f, 0.22f);
}

Pixels encoded(const Heights& heights) {
    const Surroundings blur{blurred(heights, kFaceSide, 0.013 * kRadius), blurred(heights, kFaceSide, 0.042 * kRadius),
                            far_around(heights)};
    Pixels face{kFaceSide, kFaceSide, 4, {}};
    face.bytes.resize(heights.size() * 4);
    const auto row = [&](int y) { return heights.data() + std::size_t(std::clamp(y, 0, kFaceSide - 1)) * kFaceSide; };
    const auto slope = [](float rise) { return std::clamp(rise * kSteepness, -1.0f, 1.0f); };
    std::uint8_t* out = face.bytes.data();
    for (int y = 0; y < kFaceSide; ++y) {
        for (int x = 0; x < kFaceSide; ++x) {
            const float right = slope(row(y)[std::min(x + 1, kFaceSide - 1)] - row(y)[std::max(x - 1, 0)]);
            const float up = slope(row(y - 1)[x] - row(y + 1)[x]);
            *out++ = signed_byte_of(right);
            *out++ = signed_byte_of(up);
            *out++ = byte_of(right * right + up * up);
            *out++ = byte_of(cavity(heights, blur, x, y));
        }
    }
    return face;
}

}  // namespace

Pixels Relief::struck() const {
    static const Heights blank = made_blank();
    Heights whole(blank);
    for (std::size_t i = 0; i < whole.size(); ++i) whole[i] += heights_[i];
    return encoded(whole);
}

Pixels Relief::silhouette(float share) const {
    const float high = *std::ranges::max_element(heights_) * share;
    Pixels seen{kFaceSide, kFaceSide, 1, {}};
    for (const float height : heights_) seen.bytes.push_back(height > 0 && height >= high ? 255 : 0);
    return seen;
}

}  // namespace render

#include "engine/render/coin_face_generator.h"

#include <cmath>
#include <functional>
#include <numbers>
#include <vector>

#include "engine/core/vec2.h"
#include "engine/render/coin_designs.h"

namespace render {

namespace {

using core::Vec2;
using Corners = std::vector<Vec2>;
using Inside = std::function<bool(Vec2)>;

constexpr int kFiner = 4;  // samples per pixel along each side

// By the even-odd rule, so that an outline within another one is a hole.
bool lies_in(const std::vector<Corners>& outlines, Vec2 p) {
    bool inside = false;
    for (const Corners& outline : outlines)
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const Vec2 a = outline[i], b = outline[(i + 1) % outline.size()];
            if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)) inside = !inside;
        }
    return inside;
}

Corners around(Vec2 middle, Vec2 half, int count) {
    Corners corners;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * i / count;
        corners.push_back(middle + Vec2{half.x * std::cos(angle), half.y * std::sin(angle)});
    }
    return corners;
}

std::vector<Corners> sword() {
    return {{{-.20, -.30},
             {-.20, .58},
             {0, 1.0},
             {.20, .58},
             {.20, -.30},
             {.62, -.30},
             {.62, -.56},
             {.13, -.56},
             {.13, -.74},
             {.22, -.82},
             {.16, -.97},
             {-.16, -.97},
             {-.22, -.82},
             {-.13, -.74},
             {-.13, -.56},
             {-.62, -.56},
             {-.62, -.30}}};
}

// Curved to the left, with string and arrow.
std::vector<Corners> bow() {
    constexpr int kSteps = 16;
    constexpr double kEnd = 0.60 * std::numbers::pi;
    Corners wood;
    for (const bool outer : {true, false})
        for (int i = 0; i <= kSteps; ++i) {
            const double angle =
                std::numbers::pi + kEnd * (outer ? 0.5 - double(i) / kSteps : double(i) / kSteps - 0.5) * 1.15;
            const double radius = outer ? 1.02 : 0.76;
            wood.push_back({0.42 + radius * std::cos(angle), 0.98 * radius * std::sin(angle)});
        }
    return {wood};
}

std::vector<Corners> horse() {
    return {{{.02, .98},
             {-.14, .68},
             {-.60, .16},
             {-.88, -.14},
             {-.84, -.40},
             {-.58, -.48},
             {-.34, -.26},
             {-.06, -.20},
             {-.16, -.50},
             {-.44, -.86},
             {.56, -.82},
             {.72, -.40},
             {.70, .10},
             {.54, .52},
             {.30, .74}}};
}

std::vector<Corners> star() {
    Corners corners;
    for (int i = 0; i < 10; ++i) {
        const double angle = std::numbers::pi / 2 + std::numbers::pi * i / 5, radius = i % 2 == 0 ? 1.0 : 0.43;
        corners.push_back(Vec2{std::cos(angle), std::sin(angle)} * radius + Vec2{0, -.04});
    }
    return {corners};
}

std::vector<Corners> mask() {
    return {{{-.96, .42},
             {-.5, .56},
             {0, .40},
             {.5, .56},
             {.96, .42},
             {.94, -.08},
             {.70, -.52},
             {.34, -.50},
             {0, -.14},
             {-.34, -.50},
             {-.70, -.52},
             {-.94, -.08}},
            around({-.44, .08}, {.26, .18}, 16),
            around({.44, .08}, {.26, .18}, 16)};
}

std::vector<Corners> tower() {
    return {{{-.64, .84}, {-.64, .26}, {-.46, .08}, {-.46, -.54}, {-.66, -.54}, {-.66, -.82}, {.66, -.82},
             {.66, -.54}, {.46, -.54}, {.46, .08},  {.64, .26},   {.64, .84},   {.36, .84},   {.36, .54},
             {.16, .54},  {.16, .84},  {-.16, .84}, {-.16, .54},  {-.36, .54},  {-.36, .84}}};
}

Pixels covered(bool heads, const Inside& inside) {
    Pixels sign{kSignSide, kSignSide, 4, {}};
    for (int y = 0; y < kSignSide; ++y)
        for (int x = 0; x < kSignSide; ++x) {
            int seen = 0;
            for (int sample = 0; sample < kFiner * kFiner; ++sample) {
                const double right = x + (sample % kFiner + 0.5) / kFiner, down = y + (sample / kFiner + 0.5) / kFiner;
                if (inside({2 * right / kSignSide - 1, 1 - 2 * down / kSignSide})) ++seen;
            }
            const auto share = static_cast<std::uint8_t>(255 * seen / (kFiner * kFiner));
            const std::uint8_t tails = heads ? 0 : 255;
            sign.bytes.insert(sign.bytes.end(), {share, tails, 0, 255});
        }
    return sign;
}

// In the order of kDesigns. The arrow crosses the bow, so it is a separate outline.
Pixels drawn_sign(const CoinFace& face) {
    using Sign = std::vector<Corners> (*)();
    constexpr std::array<Sign, kDesigns.size()> kSigns{sword, bow, horse, star, mask, tower};
    const std::vector<Corners> outlines = kSigns[static_cast<std::size_t>(face.drawn)]();
    if (kSigns[static_cast<std::size_t>(face.drawn)] != bow)
        return covered(face.heads, [&](Vec2 p) { return lies_in(outlines, p); });
    const std::vector<Corners> string{{{.25, .88}, {.41, .88}, {.41, -.88}, {.25, -.88}}};
    const std::vector<Corners> arrow{
        {{-.98, 0}, {-.66, .30}, {-.66, .11}, {.90, .11}, {.90, -.11}, {-.66, -.11}, {-.66, -.30}}};
    return covered(face.heads, [&](Vec2 p) { return lies_in(outlines, p) || lies_in(string, p) || lies_in(arrow, p); });
}

}  // namespace

Pixels sign_of(const CoinFace& face, const Pieces* pieces) {
    if (face.drawn != kStruck || pieces == nullptr) return drawn_sign(face);
    const Pixels heights = struck_sign(face, *pieces);
    return covered(face.heads, [&](Vec2 p) {
        const int x = static_cast<int>((p.x + 1) / 2 * heights.width),
                  y = static_cast<int>((1 - p.y) / 2 * heights.height);
        return heights.bytes[static_cast<std::size_t>(y) * heights.width + x] > 0;
    });
}

}  // namespace render

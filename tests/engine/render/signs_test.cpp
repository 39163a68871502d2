// Coins of a few pixels: their type, their side, and an upright sign can be recognized. Measured on pictures in colour,
// in grey and with three kinds of colour blindness.

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <cstdlib>

#include "engine/render/coin_designs.h"
#include "offscreen.h"
#include "tests/support/at_least.h"

namespace {

using core::Vec2;
using offscreen::Picture;
using Colour = std::array<double, 3>;  // linear light

constexpr int kDesignsDrawn = static_cast<int>(render::kDesigns.size());
constexpr std::array kSizes{16, 18, 20, 24, 30, 36, 48, 60};  // pixels across

double linear(std::uint8_t stored) {
    const double value = stored / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}
double stored(double light) {
    const double value = std::clamp(light, 0.0, 1.0);
    return 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * std::pow(value, 1 / 2.4) - 0.055);
}

// Simulates the lack of one kind of cone (Viénot, Brettel and Mollon 1999; for blue, Machado 2009), or of all.
struct Sight {
    const char* name;
    std::array<Colour, 3> rows;
};
constexpr std::array<Sight, 5> kSights{
    {{"full colour", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
     {"grey", {{{.2126, .7152, .0722}, {.2126, .7152, .0722}, {.2126, .7152, .0722}}}},
     {"no red", {{{.1124, .8876, 0}, {.1124, .8876, 0}, {.004, -.004, 1}}}},
     {"no green", {{{.2928, .7072, 0}, {.2928, .7072, 0}, {-.0223, .0223, 1}}}},
     {"no blue", {{{1.2555, -.0767, -.1789}, {-.0784, .9308, .1476}, {.0047, .6914, .3039}}}}}};

Colour seen_by(const Sight& sight, const Picture& picture, int x, int y) {
    const std::size_t i = 3 * (std::size_t(y) * picture.width + x);
    const Colour light{linear(picture.rgb[i]), linear(picture.rgb[i + 1]), linear(picture.rgb[i + 2])};
    Colour seen{};
    for (std::size_t row = 0; row < 3; ++row)
        seen[row] =
            stored(sight.rows[row][0] * light[0] + sight.rows[row][1] * light[1] + sight.rows[row][2] * light[2]);
    return seen;
}

render::CoinSprite coin_of(int design, bool heads) {
    render::CoinSprite coin;
    coin.face = render::coin_face(render::kDesigns[static_cast<std::size_t>(design)], heads);
    coin.ring = heads ? render::Ring::Solid : render::Ring::Dashed;
    coin.metal = render::Metal::Silver;
    coin.seed = 0.4;
    coin.wear = 0.3;
    return coin;
}

constexpr int kCell = 72;  // pixels

// Draws a row of coins, heads above tails, in the middle of cells; each `across` pixels wide.
template <class Made>
Picture drawn_row(int columns, int across, Made coin_at) {
    const double scale = across / 0.75, cell = kCell / scale;
    render::Scene scene;
    scene.width = (columns + 4) * cell;
    scene.height = 6 * cell;
    scene.yardstick = false;
    for (int column = 0; column < columns; ++column)
        for (const bool heads : {true, false}) {
            render::CoinSprite coin = coin_at(column, heads);
            coin.at = Vec2{column + 2.5, heads ? 3.5 : 2.5} * cell;
            scene.coins.push_back(coin);
        }
    render::View view;
    view.scale = scale;
    view.width = kCell * columns;
    view.height = kCell * 2;
    view.center = Vec2{2 + columns / 2.0, 3} * cell;
    view.look.light = render::Look::Light::Even;
    return offscreen::drawn(scene, view);
}

// Draws all six designs.
Picture drawn(int across, double angle = 0, bool own_metals = false) {
    constexpr render::Metal kMetals[] = {render::Metal::Copper, render::Metal::Nickel, render::Metal::Silver,
                                         render::Metal::Silver, render::Metal::Silver, render::Metal::Golden};
    return drawn_row(kDesignsDrawn, across, [&](int design, bool heads) {
        render::CoinSprite coin = coin_of(design, heads);
        coin.angle = angle;
        if (own_metals) coin.metal = kMetals[design];
        return coin;
    });
}

constexpr int kFirstOfTroops = static_cast<int>(render::Emblem::Tank), kTroops = render::kEmblems - kFirstOfTroops;

// Draws emblems of units: the same on both faces.
Picture troops(int across) {
    return drawn_row(kTroops, across, [](int number, bool heads) {
        render::CoinSprite coin = coin_of(0, heads);
        coin.face = render::CoinFace{
            .drawn = render::kStruck, .heads = heads, .emblem = static_cast<render::Emblem>(kFirstOfTroops + number)};
        return coin;
    });
}

struct Cell {
    int design, row;
};

// Returns the mean difference of two coins within `within` radii, 0 to 255, in the channel that differs most at each
// pixel.
double apart(const Picture& picture, Cell one, Cell other, const Sight& sight, double within) {
    double sum = 0;
    int count = 0;
    const double reach = within;
    for (int y = 0; y < kCell; ++y)
        for (int x = 0; x < kCell; ++x) {
            if (std::hypot(x + 0.5 - kCell / 2.0, y + 0.5 - kCell / 2.0) > reach) continue;
            const Colour a = seen_by(sight, picture, one.design * kCell + x, one.row * kCell + y);
            const Colour b = seen_by(sight, picture, other.design * kCell + x, other.row * kCell + y);
            sum += std::max({std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])});
            ++count;
        }
    return sum / count;
}

}  // namespace

TEST_CASE("all six coins of a side are told apart, of one metal, at 16 to 60 pixels, however colours are seen") {
    REQUIRE(offscreen::context_error() == "");
    for (const int across : kSizes) {
        CAPTURE(across);
        const Picture picture = drawn(across);
        if (const char* folder = std::getenv("COINWARS_PICTURES")) {
            write(picture, std::string(folder) + "/signs_" + std::to_string(across) + ".ppm");
            write(drawn(across, 0, true), std::string(folder) + "/signs_own_" + std::to_string(across) + ".ppm");
        }
        for (const Sight& sight : kSights) {
            CAPTURE(sight.name);
            double min = 255;
            for (const int row : {0, 1})
                for (int one = 0; one < kDesignsDrawn; ++one)
                    for (int other = one + 1; other < kDesignsDrawn; ++other)
                        min = std::min(min, apart(picture, {one, row}, {other, row}, sight, 0.34 * across));
            CHECK(min > (across <= 30 ? 24 : 9));
        }
    }
}

TEST_CASE("the kinds of troops are told apart at 16 to 60 pixels, and whose they are below 30") {
    REQUIRE(offscreen::context_error() == "");
    for (const int across : kSizes) {
        CAPTURE(across);
        const Picture picture = troops(across);
        if (const char* folder = std::getenv("COINWARS_PICTURES"))
            write(picture, std::string(folder) + "/troops_" + std::to_string(across) + ".ppm");
        for (const Sight& sight : kSights) {
            CAPTURE(sight.name);
            for (int one = 0; one < kTroops; ++one) {
                CAPTURE(one);
                for (int other = one + 1; other < kTroops; ++other)
                    for (const int row : {0, 1})
                        CHECK(apart(picture, {one, row}, {other, row}, sight, 0.34 * across) > (across < 30 ? 21 : 5));
                if (across < 30) CHECK(apart(picture, {one, 0}, {one, 1}, sight, 0.34 * across) > 60);
            }
        }
    }
}

TEST_CASE("whose a small coin is shows in its tones, whatever it is and however colours are seen") {
    REQUIRE(offscreen::context_error() == "");
    for (const int across : {16, 18, 20, 24}) {
        CAPTURE(across);
        const Picture picture = drawn(across);
        for (const Sight& sight : kSights) {
            CAPTURE(sight.name);
            for (int design = 0; design < kDesignsDrawn; ++design)
                CHECK(apart(picture, {design, 0}, {design, 1}, sight, 0.34 * across) > 60);
        }
    }
}

TEST_CASE("a small coin's sign stands upright however the coin fell; a larger one lies as it fell") {
    REQUIRE(offscreen::context_error() == "");
    const auto turned_apart = [](int across) {
        const Picture upright = drawn(across), turned = drawn(across, 2);
        double sum = 0;
        int count = 0;
        for (int y = 0; y < upright.height; ++y)
            for (int x = 0; x < upright.width; ++x) {
                const Vec2 off{x % kCell + 0.5 - kCell / 2.0, y % kCell + 0.5 - kCell / 2.0};
                if (length(off) > 0.3 * across) continue;
                sum += std::abs(upright.grey(x, y) - turned.grey(x, y));
                ++count;
            }
        return sum / count;
    };
    CHECK(turned_apart(20) < 3);
    CHECK(turned_apart(60) > 10);
}

TEST_CASE("a small coin's sign fills its face within the ring") {
    REQUIRE(offscreen::context_error() == "");
    constexpr double kWithin = 24 * 0.97 - 2 * 3;  // pixels across inside the ring
    for (int design = 0; design < kDesignsDrawn; ++design) {
        CAPTURE(design);
        const Picture picture = drawn(24);
        int left = kCell, right = 0, top = kCell, bottom = 0;
        for (int y = 0; y < kCell; ++y)
            for (int x = 0; x < kCell; ++x) {
                if (std::hypot(x + 0.5 - kCell / 2.0, y + 0.5 - kCell / 2.0) > 0.36 * 24) continue;
                if (picture.grey(design * kCell + x, y) > 110) continue;  // the sign is dark on bright metal
                left = std::min(left, x), right = std::max(right, x + 1);
                top = std::min(top, y), bottom = std::max(bottom, y + 1);
            }
        CHECK(std::max(right - left, bottom - top) >= 0.65 * kWithin);
    }
}

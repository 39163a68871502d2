// The looks to choose from: each changes the picture, and none hides a coin or its side.

#include <doctest/doctest.h>

#include <cmath>
#include <cstdlib>
#include <numbers>

#include "offscreen.h"

namespace {

using core::Vec2;
using offscreen::Picture;
using render::Look;

struct Taste {
    std::string name;
    Look look;
};

std::vector<Taste> all_tastes() {
    std::vector<Taste> tastes;
    for (const auto top : {Look::Top::Felt, Look::Top::Oak})
        for (const auto light : {Look::Light::Window, Look::Light::Lamp, Look::Light::Even})
            for (const auto sides : {Look::Sides::BlueOrange, Look::Sides::TealRose, Look::Sides::BlackWhite})
                tastes.push_back({std::to_string(static_cast<int>(top)) + std::to_string(static_cast<int>(light)) +
                                      std::to_string(static_cast<int>(sides)),
                                  {top, light, sides}});
    return tastes;
}

render::View view_of_table() {
    render::View view;
    view.width = 1000;
    view.height = 680;
    view.center = {12, 7.6};
    view.scale = 40;
    return view;
}

// Both sides' coins all over the table, even in dark corners; an Army's outline and a pennant.
render::Scene everywhere() {
    render::Scene scene;
    scene.width = 24;
    scene.height = 16;
    const char* designs[] = {"penny", "nickel", "dime", "quarter", "half_dollar", "dollar"};
    const render::Metal metals[] = {render::Metal::Copper, render::Metal::Nickel, render::Metal::Silver,
                                    render::Metal::Silver, render::Metal::Silver, render::Metal::Golden};
    for (int i = 0; i < 24; ++i) {
        render::CoinSprite coin;
        const bool heads = i % 2 == 0;
        coin.at = {2.0 + 4 * (i % 6), 2.0 + 4 * (i / 6)};
        coin.radius = 0.42;
        coin.metal = metals[(i / 2) % 6];
        coin.face = render::coin_face(designs[(i / 2) % 6], heads);
        coin.ring = heads ? render::Ring::Solid : render::Ring::Dashed;
        coin.seed = 0.04 * i;
        scene.coins.push_back(coin);
    }
    scene.outlines = {{{{scene.coins[6].at, 0.42}, {scene.coins[6].at + Vec2{0.9, 0}, 0.42}}, render::Ink::Heads},
                      {{{scene.coins[9].at, 0.42}, {scene.coins[9].at + Vec2{0.9, 0}, 0.42}},
                       render::Ink::Tails,
                       render::Stroke::Dashed}};
    scene.pennants = {{scene.coins[6].at}, {scene.coins[9].at, render::Ring::Dashed}};
    return scene;
}

Picture seen(const Look& look, const render::Scene& scene) {
    offscreen::renderer().set_look(look);
    Picture picture = offscreen::drawn(scene, view_of_table());
    offscreen::renderer().set_look({});
    return picture;
}

// Returns how strongly the ring's brightness oscillates nine times around it: a side's dashes.
double nine_dashes(const Picture& picture, const render::CoinSprite& coin) {
    const render::View view = view_of_table();
    double sum = 0, along = 0, across = 0;
    constexpr int kSamples = 360;
    for (int i = 0; i < kSamples; ++i) {
        const double a = 2 * std::numbers::pi * i / kSamples;
        const Vec2 p = view.to_pixels(coin.at + Vec2{std::cos(a), std::sin(a)} * (0.875 * coin.radius));
        const double grey = picture.grey_around(p, 0);
        sum += grey;
        along += grey * std::cos(9 * a);
        across += grey * std::sin(9 * a);
    }
    return 2 * std::hypot(along, across) / std::max(sum, 1.0);
}

}  // namespace

TEST_CASE("every look is a picture of its own, with metal brighter than what it lies on") {
    REQUIRE(offscreen::context_error() == "");
    const render::Scene scene = everywhere();
    render::Scene bare = scene;
    bare.coins.clear();
    bare.outlines.clear();
    bare.pennants.clear();
    std::vector<Picture> pictures;
    const render::View view = view_of_table();
    for (const Taste& taste : all_tastes()) {
        CAPTURE(taste.name);
        const Picture empty = seen(taste.look, bare), full = seen(taste.look, scene);
        if (const char* folder = std::getenv("COINWARS_PICTURES"))
            write(full, std::string(folder) + "/look" + taste.name + ".ppm");
        for (const render::CoinSprite& coin : scene.coins) {
            const Vec2 p = view.to_pixels(coin.at);
            CHECK(full.grey_around(p, 5) > 1.25 * empty.grey_around(p, 5));
        }
        for (const Picture& other : pictures) CHECK_FALSE(full == other);
        pictures.push_back(full);
    }
}

TEST_CASE("in every look the two sides differ in greyscale") {
    REQUIRE(offscreen::context_error() == "");
    const render::Scene scene = everywhere();
    for (const Taste& taste : all_tastes()) {
        CAPTURE(taste.name);
        const Picture picture = seen(taste.look, scene);
        double solid = 0, dashed = 0;
        for (const render::CoinSprite& coin : scene.coins)
            (coin.ring == render::Ring::Solid ? solid : dashed) += nine_dashes(picture, coin) / 12;
        CHECK(dashed > 1.3 * solid);
    }
}

// Many sliding coins are drawn from cached pictures, and look the same as at rest, wherever they are.

#include <doctest/doctest.h>

#include <cmath>

#include "offscreen.h"

namespace {

using core::Vec2;
using offscreen::Picture;
using offscreen::small_view;
using render::Scene;
using render::View;

// Sixty coins of two kinds, not touching.
Scene crowd() {
    Scene scene;
    for (int i = 0; i < 60; ++i) {
        render::CoinSprite coin;
        coin.at = {5.1 + (i % 10) * 1.05, 5.1 + (i / 10) * 1.05};
        coin.face = render::coin_face(i % 2 ? "quarter" : "penny", i < 30);
        coin.metal = i % 2 ? render::Metal::Silver : render::Metal::Copper;
        coin.ring = i < 30 ? render::Ring::Solid : render::Ring::Dashed;
        coin.seed = std::fmod(i * 0.618, 1.0);
        coin.angle = 0.1 * i;
        scene.coins.push_back(coin);
    }
    return scene;
}

Scene slid(Scene scene, Vec2 way) {
    for (render::CoinSprite& coin : scene.coins) {
        coin.at = coin.at + way;
        coin.moving = true;
    }
    return scene;
}

Scene at_rest(Scene scene) {
    for (render::CoinSprite& coin : scene.coins) coin.moving = false;
    return scene;
}

double mean_difference(const Picture& a, const Picture& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.rgb.size(); ++i) sum += std::abs(int(a.rgb[i]) - int(b.rgb[i]));
    return sum / static_cast<double>(a.rgb.size());
}

}  // namespace

TEST_CASE("a crowd that begins to slide looks as it lay") {
    const View view = small_view();
    const Picture still = offscreen::drawn(crowd(), view);
    const Picture begun = offscreen::drawn(slid(crowd(), {0, 0}), view);
    const Picture bare = offscreen::drawn({}, view);
    CHECK(mean_difference(begun, still) < 2);
    CHECK(mean_difference(bare, still) > 15);
    offscreen::drawn(crowd(), view);
    // Moved by whole pixels: the same pictures, elsewhere.
    const Picture on = offscreen::drawn(slid(crowd(), {0.1, 0}), view);
    const Picture there = offscreen::drawn(at_rest(slid(crowd(), {0.1, 0})), view);
    CHECK(mean_difference(on, there) < 2);
    CHECK(mean_difference(on, still) > 8);
}

TEST_CASE("a crowd on its way is lit as what rests there") {
    View view = small_view();
    view.scale = 10;
    view.center = {18, 12};
    Scene scene = crowd();
    for (std::size_t i = 0; i < 3; ++i) scene.coins.insert(scene.coins.end(), scene.coins.begin(), scene.coins.end());
    for (std::size_t i = 0; i < scene.coins.size(); ++i)
        scene.coins[i].at = {1.5 + double(i % 30) * 1.1, 2.0 + double(i / 30) * 1.1};
    offscreen::drawn(scene, view);
    offscreen::drawn(slid(scene, {0, 0}), view);
    // From the light of the window into the dark.
    const Picture on = offscreen::drawn(slid(scene, {0, 4}), view);
    const Picture there = offscreen::drawn(at_rest(slid(scene, {0, 4})), view);
    CHECK(mean_difference(on, there) < 4);
    for (const int column : {0, 10, 20, 29}) {
        const Vec2 coin = view.to_pixels(scene.coins[std::size_t(column)].at + Vec2{0, 4});
        CHECK(on.grey_around(coin, 2) == doctest::Approx(there.grey_around(coin, 2)).epsilon(0.25));
    }
}

TEST_CASE("a crowd that turned and came to rest leaves nothing behind") {
    const View view = small_view();
    offscreen::drawn(crowd(), view);
    Scene scene = slid(crowd(), {0.2, 0.1});
    for (render::CoinSprite& coin : scene.coins) coin.angle += 0.7;
    for (int i = 0; i < 40; ++i) offscreen::drawn(scene, view);
    const Picture after = offscreen::drawn(at_rest(scene), view);
    offscreen::drawn({}, view);
    CHECK(after == offscreen::drawn(at_rest(scene), view));
    // One coin enters the crowd from outside the window, one is lifted from the table.
    scene.coins[0].at = {-3, 8};
    scene.coins[1].lift = 0.5;
    offscreen::drawn(scene, view);
    scene.coins[0].at = {6.2, 4.6};
    const Picture entered = offscreen::drawn(scene, view);
    const Picture rests = offscreen::drawn(at_rest(scene), view);
    const Vec2 coin = view.to_pixels({6.2, 4.6});
    CHECK(entered.grey_around(coin, 6) == doctest::Approx(rests.grey_around(coin, 6)).epsilon(0.2));
}

TEST_CASE("a crowd drawn straight into the window looks as it does elsewhere, at half the resolution nearly so") {
    const View view = small_view();
    const Scene on_its_way = slid(crowd(), {0.13, 0.07});
    offscreen::drawn(crowd(), view);
    const Picture elsewhere = offscreen::drawn(on_its_way, view);
    for (const bool coarse : {false, true}) {
        offscreen::renderer().set_coarse(coarse);
        offscreen::drawn_in_window(crowd());
        const Picture moving = offscreen::drawn_in_window(on_its_way);
        CHECK(offscreen::renderer().last_frame().crowd);
        CHECK(mean_difference(moving, elsewhere) < (coarse ? 6 : 1));
        for (const std::size_t i : {std::size_t(0), std::size_t(33), std::size_t(58)}) {
            const Vec2 coin = view.to_pixels(on_its_way.coins[i].at);
            CHECK(moving.grey_around(coin, 6) == doctest::Approx(elsewhere.grey_around(coin, 6)).epsilon(0.05));
        }
    }
    offscreen::renderer().set_coarse(false);
    const Picture rests = offscreen::drawn(at_rest(on_its_way), view);
    for (int frame = 0; frame < 3; ++frame) CHECK(offscreen::drawn_in_window(at_rest(on_its_way)) == rests);
    CHECK_FALSE(offscreen::renderer().last_frame().crowd);
}

TEST_CASE("a crowd drawn straight into the window lies among coins that rest, marks and coins that shine") {
    const View view = small_view();
    Scene scene = crowd();
    scene.regions.push_back({{10, 8}, std::vector<double>(90, 2.5)});
    scene.halos.push_back({{8, 7}, 0.4, render::Ink::Amber, true});
    offscreen::drawn(scene, view);
    for (std::size_t i = 0; i < scene.coins.size(); ++i) {
        if (i % 3 == 0) continue;
        scene.coins[i].at.x += 0.2;  // close to its neighbour, whose shadow falls below it
        scene.coins[i].moving = true;
    }
    scene.coins[0].glow = 1;
    scene.coins[1].glow = 0.5;
    scene.coins[2].lift = 0.1;
    scene.coins[4].lift = 0.6;
    const Picture elsewhere = offscreen::drawn(scene, view);
    for (const bool coarse : {false, true}) {
        offscreen::renderer().set_coarse(coarse);
        offscreen::drawn_in_window(crowd());
        CHECK(mean_difference(offscreen::drawn_in_window(scene), elsewhere) < (coarse ? 6 : 1));
        CHECK(offscreen::renderer().last_frame().crowd);
    }
    offscreen::renderer().set_coarse(false);
}

TEST_CASE("a crowd drawn elsewhere in between is drawn into the window as it then is") {
    const Scene moving = slid(crowd(), {0.1, 0});
    Scene marked = moving;
    marked.regions.push_back({{10, 8}, std::vector<double>(90, 2.5)});
    offscreen::drawn(crowd(), offscreen::small_view());
    const Picture elsewhere = offscreen::drawn(marked, offscreen::small_view());
    offscreen::drawn_in_window(moving);
    offscreen::drawn(marked, offscreen::small_view());
    marked.coins[0].at.x += 0.01;
    CHECK(mean_difference(offscreen::drawn_in_window(marked), elsewhere) < 1);
}

TEST_CASE("any number of moving coins takes the same draw calls") {
    const render::CoinSprite one = crowd().coins.front();
    View view = small_view();
    view.width = 1280;
    view.height = 800;
    std::vector<int> calls;
    for (const int columns : {13, 40, 126}) {
        Scene scene;
        view.scale = 1280.0 / columns;
        view.center = {0.5 * columns, 0.3125 * columns};
        for (int i = 0; i < columns * columns * 5 / 8; ++i) {
            scene.coins.push_back(one);
            scene.coins.back().at = {0.5 + i % columns, 0.5 + i / columns};
        }
        offscreen::drawn({}, view);
        offscreen::drawn(scene, view);
        offscreen::drawn(slid(scene, {0, 0}), view);
        offscreen::drawn(slid(scene, {0.1, 0}), view);
        calls.push_back(offscreen::renderer().last_frame().draw_calls);
    }
    CHECK(calls[0] == calls[1]);
    CHECK(calls[0] == calls[2]);
}

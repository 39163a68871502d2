// Pictures of scenes, as numbers: metal at the coins, rings that differ without colour, cached layers.

#include <doctest/doctest.h>

#include <cmath>
#include <numbers>

#include "offscreen.h"

namespace {

using core::Vec2;
using offscreen::Picture;
using offscreen::small_view;
using render::CoinSprite;
using render::Scene;
using render::View;

CoinSprite coin_at(Vec2 at) {
    CoinSprite coin;
    coin.at = at;
    coin.metal = render::Metal::Silver;
    coin.ring = render::Ring::Solid;
    coin.face = render::coin_face("quarter", true);
    coin.back = render::coin_face("quarter", false);
    coin.seed = 0.4;
    return coin;
}

Scene rows_of_coins(int count) {
    Scene scene;
    for (int i = 0; i < count; ++i) scene.coins.push_back(coin_at({5 + (i % 20) * 0.5, 4 + (i / 20) * 0.4}));
    return scene;
}

double spread_along_ring(const Picture& picture, const View& view, const CoinSprite& coin) {
    double sum = 0;
    double squares = 0;
    constexpr int kSamples = 360;
    for (int i = 0; i < kSamples; ++i) {
        const double a = 2 * std::numbers::pi * i / kSamples;
        const Vec2 p = view.to_pixels(coin.at + Vec2{std::cos(a), std::sin(a)} * (0.88 * coin.radius));
        const double g = picture.grey_around(p, 1);
        sum += g;
        squares += g * g;
    }
    const double mean = sum / kSamples;
    return std::sqrt(squares / kSamples - mean * mean);
}

}  // namespace

TEST_CASE("a card hides no coin: those that it would cover lie on it, moving ones too") {
    const View view = small_view();
    Scene scene;
    scene.coins = {coin_at({10, 8}), coin_at({11.2, 8.4}), coin_at({12.6, 8})};
    scene.coins[1].moving = true;
    const Picture bare = offscreen::drawn(scene, view);
    render::CardSprite card;
    card.center = {10.4, 8};
    card.angle = 0.3;
    scene.cards = {card};
    const Picture covered = offscreen::drawn(scene, view);
    for (const CoinSprite& coin : scene.coins) {
        const Vec2 p = view.to_pixels(coin.at);
        CHECK(covered.grey_around(p, 4) == doctest::Approx(bare.grey_around(p, 4)).epsilon(0.03));
    }
    const Vec2 paper = view.to_pixels({9, 7.2});
    CHECK(covered.grey_around(paper, 4) > 1.5 * bare.grey_around(paper, 4));
}

TEST_CASE("coins lie where the scene says: metal is brighter than felt") {
    const View view = small_view();
    Scene scene;
    const Picture empty = offscreen::drawn(scene, view);
    scene.coins = {coin_at({8, 7}), coin_at({12, 9.5})};
    const Picture picture = offscreen::drawn(scene, view);
    for (const CoinSprite& coin : scene.coins) {
        const Vec2 p = view.to_pixels(coin.at);
        CHECK(picture.grey_around(p, 8) > 1.8 * empty.grey_around(p, 8));
    }
    const Vec2 away = view.to_pixels({10, 6});
    CHECK(picture.grey_around(away, 8) == doctest::Approx(empty.grey_around(away, 8)));
    // Its shadow falls away from the window, to the lower right.
    const Vec2 below = view.to_pixels(scene.coins[0].at + Vec2{0.64, -0.77} * 0.43);
    CHECK(picture.grey_around(below, 1) < 0.8 * empty.grey_around(below, 1));
}

TEST_CASE("a turned view shows the coins turned, lit from the same side") {
    View view = small_view();
    view.angle = std::numbers::pi;
    Scene scene;
    const Picture empty = offscreen::drawn(scene, view);
    scene.coins = {coin_at({12, 9})};
    const Picture picture = offscreen::drawn(scene, view);
    const Vec2 p = view.to_pixels({12, 9});
    CHECK(p.x < view.width / 2.0);
    CHECK(picture.grey_around(p, 8) > 1.8 * empty.grey_around(p, 8));
    const Vec2 below{p.x + 0.64 * 0.43 * view.scale, p.y + 0.77 * 0.43 * view.scale};
    CHECK(picture.grey_around(below, 1) < 0.8 * empty.grey_around(below, 1));
}

TEST_CASE("the two sides' rings differ in greyscale") {
    View view = small_view();
    view.scale = 400;
    CoinSprite heads = coin_at({10, 8});
    CoinSprite tails = heads;
    tails.ring = render::Ring::Dashed;
    Scene scene;
    scene.coins = {heads};
    const double solid = spread_along_ring(offscreen::drawn(scene, view), view, heads);
    scene.coins = {tails};
    const double dashed = spread_along_ring(offscreen::drawn(scene, view), view, tails);
    CHECK(dashed > 1.25 * solid);
}

TEST_CASE("a tossed coin is seen from the edge at a quarter turn and shows its back beyond") {
    View view = small_view();
    view.scale = 200;
    CoinSprite coin = coin_at({10, 8});
    coin.moving = true;
    coin.lift = 0.5;
    Scene scene;
    const double felt = offscreen::drawn(scene, view).grey_around(view.to_pixels({10, 8.25}), 6);
    coin.flip = std::numbers::pi / 2;
    scene.coins = {coin};
    const Picture edge = offscreen::drawn(scene, view);
    CHECK(edge.grey_around(view.to_pixels({10, 8.25}), 6) < 1.15 * felt);
    CHECK(edge.grey_around(view.to_pixels({10, 8}), 2) > 1.3 * felt);

    coin.flip = std::numbers::pi;
    scene.coins = {coin};
    const Picture over = offscreen::drawn(scene, view);
    CoinSprite back = coin;
    back.flip = 0;
    back.face = coin.back;
    back.ring = render::Ring::Dashed;
    scene.coins = {back};
    CHECK(over == offscreen::drawn(scene, view));
}

TEST_CASE("what rests is drawn once") {
    const View view = small_view();
    Scene scene = rows_of_coins(60);
    offscreen::drawn(scene, view);
    const Picture first = offscreen::drawn(scene, view);
    CHECK_FALSE(offscreen::renderer().last_frame().still_layer_redrawn);
    CHECK(offscreen::renderer().last_frame().draw_calls == 1);

    scene.cards.push_back({{10, 8}, 0.3, 0, 1, "2.94 in", "", false});
    scene.halos.push_back({{8, 7}, 0.4, render::Ink::Amber, true});
    scene.lines.push_back({{{6, 6}, {8, 9}}, false, true, 0.03, render::Ink::Chalk, false});
    scene.regions.push_back({{10, 8}, std::vector<double>(90, 2.5)});
    scene.dots.push_back({{9, 9}, render::Ink::Red});
    scene.coins[3].glow = 1;
    const Picture busy = offscreen::drawn(scene, view);
    CHECK_FALSE(offscreen::renderer().last_frame().still_layer_redrawn);
    CHECK_FALSE(busy == first);

    scene.coins[5].moving = true;
    offscreen::drawn(scene, view);
    CHECK(offscreen::renderer().last_frame().still_layer_redrawn);
    scene.coins[5].at.x += 0.2;
    offscreen::drawn(scene, view);
    CHECK_FALSE(offscreen::renderer().last_frame().still_layer_redrawn);

    CHECK(offscreen::drawn(rows_of_coins(60), view) == first);
}

TEST_CASE("nothing is drawn where nobody looks, and afterwards the same as ever") {
    View view = small_view();
    const Scene scene = rows_of_coins(5);
    render::Renderer& renderer = offscreen::renderer();
    const Picture seen = offscreen::drawn(scene, view);
    const Picture coins = offscreen::coins_over_grey(scene.coins, view);

    renderer.set_looked_at(false);
    CHECK_FALSE(offscreen::drawn(scene, view) == seen);
    CHECK(renderer.last_frame().draw_calls == 0);
    CHECK_FALSE(renderer.last_frame().unfinished);
    CHECK_FALSE(offscreen::coins_over_grey(scene.coins, view) == coins);
    Scene busy = scene;
    busy.coins[2].at.x += 0.4;
    offscreen::drawn(busy, view);

    renderer.set_looked_at(true);
    CHECK(offscreen::drawn(scene, view) == seen);
    CHECK(offscreen::coins_over_grey(scene.coins, view) == coins);
}

TEST_CASE("a view that moves is drawn quickly, and finely once it rests") {
    View view = small_view();
    const Scene scene = rows_of_coins(5);
    const Picture fine = offscreen::drawn(scene, view);
    view.center.x += 1;
    offscreen::renderer().draw(scene, view);
    CHECK(offscreen::renderer().last_frame().unfinished);
    view.center.x -= 1;
    offscreen::renderer().draw(scene, view);
    CHECK(offscreen::renderer().last_frame().unfinished);
    const Picture again = offscreen::drawn(scene, view);
    CHECK_FALSE(offscreen::renderer().last_frame().unfinished);
    CHECK(again == fine);
}

TEST_CASE("the number of draw calls does not grow with the coins") {
    const View view = small_view();
    std::vector<int> calls;
    for (const int count : {40, 400, 10000}) {
        Scene scene = rows_of_coins(count);
        scene.coins[0].moving = true;
        scene.coins[1].lift = 1;
        scene.coins[2].flip = 0.5;
        offscreen::drawn({}, view);
        offscreen::drawn(scene, view);
        CHECK(offscreen::renderer().last_frame().still_layer_redrawn);
        calls.push_back(offscreen::renderer().last_frame().draw_calls);
    }
    CHECK(calls[0] == calls[1]);
    CHECK(calls[0] == calls[2]);
}

TEST_CASE("coins alone lie over what is there and touch nothing else") {
    View view = small_view();
    view.scale = 200;
    view.center = {0, 0};
    const Picture picture = offscreen::coins_over_grey({coin_at({0, 0})}, view);
    CHECK(picture.grey(5, 5) == doctest::Approx(128).epsilon(0.02));
    CHECK(picture.grey(470, 310) == doctest::Approx(128).epsilon(0.02));
    CHECK(std::abs(picture.grey_around(view.to_pixels({0, 0.05}), 20) - 128) > 8);
    CHECK(offscreen::coins_over_grey({coin_at({0, 0})}, view) == picture);
    // Many groups evict the first one, which must be drawn again.
    for (int i = 0; i < 12; ++i) offscreen::coins_over_grey({coin_at({0.1 * i, 0.2})}, view);
    CHECK(offscreen::coins_over_grey({coin_at({0, 0})}, view) == picture);
    CHECK(offscreen::coins_over_grey({coin_at({90, 0})}, view).grey(240, 160) == doctest::Approx(128).epsilon(0.02));
}

TEST_CASE("odd scenes are drawn without harm") {
    View view = small_view();
    Scene scene;
    scene.width = scene.height = 0;
    const Picture wood = offscreen::drawn(scene, view);
    CHECK(wood.grey_around({240, 160}, 20) > 10);
    scene.paper.push_back({{{1, 1}, {2, 2}}, "a line is no sheet", "", {}});
    scene.paper.push_back({{{1, 1}, {1, 1}, {1, 1}}, "nor is a point", "", {}});
    scene.regions.push_back({{3, 3}, {}, {}});
    scene.lines.push_back({{{1, 1}}, true, true, 0.03, {}, true});
    scene.lines.push_back({});
    scene.cards.push_back({{2, 2}, 0, 0, 0.5, "\xC3\x28 broken \xF0 text", "", true});
    scene.coins.push_back(coin_at({0, 0}));
    scene.coins[0].face = render::coin_face("\xC3\x28 broken \xF0 text, and long", true);
    offscreen::drawn(scene, view);
    view.scale = 0;
    offscreen::drawn(scene, view);
    view.scale = 4000;
    offscreen::drawn(scene, view);
    CHECK(offscreen::renderer().last_frame().draw_calls > 0);
}

// The view: what is under the pointer stays there, and nothing gets lost.

#include <doctest/doctest.h>

#include "game/coin_wars/table/pick.h"
#include "game/kit/table/camera_mouse.h"
#include "table_kit.h"

using namespace table;

namespace {

Camera camera() {
    Camera made;
    made.frame({{-2, -2}, {36.5, 24.5}}, {{0, 60}, {1500, 1080}}, 1920, 1080);
    made.show_whole();
    return made;
}

void check_near(Vec2 a, Vec2 b) {
    CHECK(a.x == doctest::Approx(b.x).epsilon(1e-6));
    CHECK(a.y == doctest::Approx(b.y).epsilon(1e-6));
}

}  // namespace

TEST_CASE("pixels and inches are each other's inverse, turned or not") {
    Camera made = camera();
    for (const bool across : {false, true}) {
        made.look_from(across);
        made.step(1);
        for (const Vec2 point : {Vec2{1, 1}, Vec2{18, 12}, Vec2{35, 3}})
            check_near(made.view().to_table(made.view().to_pixels(point)), point);
    }
}

TEST_CASE("the whole table lies in the free part of the window") {
    const Camera made = camera();
    for (const Vec2 corner : {Vec2{-2, -2}, Vec2{36.5, 24.5}}) {
        const Vec2 pixel = made.view().to_pixels(corner);
        CHECK(pixel.x >= -1);
        CHECK(pixel.x <= 1501);
        CHECK(pixel.y >= 59);
        CHECK(pixel.y <= 1081);
    }
}

TEST_CASE("zoom keeps what lies under the pointer, within its bounds") {
    Camera made = camera();
    const Vec2 pixel{700, 500};
    const Vec2 under = made.view().to_table(pixel);
    made.zoom(pixel, 2);
    check_near(made.view().to_table(pixel), under);
    for (int i = 0; i < 50; ++i) made.zoom(pixel, 2);
    CHECK(made.view().scale == made.largest());
    for (int i = 0; i < 50; ++i) made.zoom(pixel, 0.5);
    CHECK(made.view().scale == made.smallest());
}

TEST_CASE("the table follows the hand that drags it, and never leaves the window") {
    Camera made = camera();
    made.zoom({700, 500}, 3);
    const Vec2 grabbed = made.view().to_table({700, 500});
    made.pan({40, -30});
    check_near(made.view().to_table({740, 470}), grabbed);
    made.pan({1e6, 1e6});
    const Vec2 middle = made.view().to_table({750, 570});
    CHECK(middle.x >= -2.001);
    CHECK(middle.y <= 24.501);
}

TEST_CASE("a turned view ends at exactly half a turn, about what is seen") {
    Camera made = camera();
    const Vec2 middle = made.view().to_table({750, 570});
    made.turn();
    int frames = 0;
    while (made.step(1.0 / 60)) ++frames;
    CHECK(frames > 20);
    CHECK(frames < 40);
    CHECK(made.view().angle == doctest::Approx(3.14159265));
    check_near(made.view().to_table({750, 570}), middle);
}

TEST_CASE("the coin under the pointer, the coin towards an arrow, the next coin") {
    const auto match = table_kit::battle({{"h1", "penny", {10, 10}},
                                          {"h2", "penny", {12, 10.5}},
                                          {"h3", "penny", {10, 13}},
                                          {"t1", "dollar", {14, 10}}});
    const auto any = [](int) { return true; };
    const auto heads = [&](int coin) { return match.side_of(coin) == cw::Side::Heads; };
    CHECK(coin_at(match, {10.37, 10}) == 0);
    CHECK(coin_at(match, {10.4, 10}) == cw::kNoCoin);
    CHECK(coin_at(match, {10.5, 10}, 0.3) == 0);
    CHECK(coin_towards(match, {10, 10}, {1, 0}, any) == 1);
    CHECK(coin_towards(match, {12, 10.5}, {1, 0}, any) == 3);
    CHECK(coin_towards(match, {12, 10.5}, {1, 0}, heads) == cw::kNoCoin);
    CHECK(coin_towards(match, {10, 10}, {0, 1}, any) == 2);
    CHECK(next_coin(match, cw::kNoCoin, 1, heads) == 0);
    CHECK(next_coin(match, 2, 1, heads) == 0);
    CHECK(next_coin(match, 0, -1, heads) == 2);
}

TEST_CASE("the next coin farther away: the nearest first, after the farthest the nearest again") {
    const auto match = table_kit::battle(
        {{"t1", "penny", {10, 16}}, {"t2", "penny", {10, 12}}, {"t3", "penny", {14, 10}}, {"h1", "penny", {10, 10}}});
    const auto tails = [&](int coin) { return match.side_of(coin) == cw::Side::Tails; };
    std::vector<int> met{cw::kNoCoin};
    for (int i = 0; i < 4; ++i) met.push_back(next_farther(match, {10, 10}, met.back(), tails));
    CHECK(met == std::vector{cw::kNoCoin, 1, 2, 0, 1});
    CHECK(next_farther(match, {10, 10}, 3, tails) == 1);
    CHECK(next_farther(match, {10, 10}, 0, [](int) { return false; }) == cw::kNoCoin);
}

TEST_CASE("true size is exact, whatever zoom keeps to, and leads back to what was seen") {
    for (const double inch : {20.0, 96.0, 141.2, 300.0}) {
        CAPTURE(inch);
        Camera made = camera();
        made.zoom({400, 400}, 1.5);
        const Vec2 middle{750, 570};
        const Vec2 under = made.view().to_table(middle);
        const double scale = made.view().scale;
        made.true_size(inch);
        CHECK(made.view().scale == inch);
        check_near(made.view().to_table(middle), under);
        const Vec2 one = made.view().to_pixels(under + Vec2{1, 0}) - made.view().to_pixels(under);
        CHECK(length(one) == doctest::Approx(inch));
        made.true_size(inch);
        CHECK(made.view().scale == scale);
        check_near(made.view().to_table(middle), under);
    }
}

TEST_CASE("true size beyond the bounds of zoom: the wheel never jumps") {
    Camera made = camera();
    made.true_size(300);
    made.zoom({700, 500}, 1.15);
    CHECK(made.view().scale == 300);
    made.zoom({700, 500}, 0.5);
    CHECK(made.view().scale == doctest::Approx(150));
}

TEST_CASE("turned in true size, the way back keeps the turn") {
    Camera made = camera();
    made.true_size(100);
    made.look_from(true);
    made.step(1);
    made.true_size(100);
    CHECK(made.across());
    for (const Vec2 corner : {Vec2{-2, -2}, Vec2{36.5, 24.5}}) {
        const Vec2 pixel = made.view().to_pixels(corner);
        CHECK(pixel.x >= -1);
        CHECK(pixel.x <= 1501);
    }
}

TEST_CASE("the mouse moves the view of every table alike: the wheel zooms at the pointer, the middle button pulls") {
    using platform::Button;
    using Kind = platform::Event::Kind;
    Camera made = camera();
    CameraMouse mouse;
    const Vec2 pixel{400, 300}, under = made.view().to_table(pixel);
    CHECK(mouse.follow(made, {.kind = Kind::Wheel, .at = pixel, .wheel = 5}));
    check_near(made.view().to_table(pixel), under);
    CHECK(made.view().scale > 1.9 * camera().view().scale);

    CHECK_FALSE(mouse.follow(made, {.kind = Kind::Press, .at = pixel, .button = Button::Left}));
    CHECK_FALSE(mouse.follow(made, {.kind = Kind::Move, .at = pixel + Vec2{50, 40}}));
    check_near(made.view().to_table(pixel), under);
    CHECK(mouse.follow(made, {.kind = Kind::Press, .at = pixel, .button = Button::Middle}));
    CHECK(mouse.follow(made, {.kind = Kind::Move, .at = pixel + Vec2{50, 40}}));
    check_near(made.view().to_table(pixel + Vec2{50, 40}), under);
    CHECK_FALSE(mouse.follow(made, {.kind = Kind::Release, .at = pixel, .button = Button::Left}));
    CHECK(mouse.pulls());
    CHECK(mouse.follow(made, {.kind = Kind::Release, .at = pixel, .button = Button::Middle}));
    CHECK_FALSE(mouse.follow(made, {.kind = Kind::Move, .at = pixel}));
}

TEST_CASE("two fingers pull the view and zoom with Ctrl, and Space lets the left button pull") {
    using platform::Button;
    using Kind = platform::Event::Kind;
    Camera made = camera();
    const Vec2 pixel{500, 400};
    made.zoom(pixel, 3);
    CameraMouse mouse;
    const double scale = made.view().scale;
    const Vec2 middle = made.view().center;
    CHECK(mouse.follow(made, {.kind = Kind::Wheel, .at = pixel, .wheel = 0.5, .sideways = 0.25}));
    CHECK(made.view().scale == scale);
    CHECK(made.view().center.x > middle.x);
    CHECK(made.view().center.y > middle.y);
    CHECK(mouse.follow(made, {.kind = Kind::Wheel, .at = pixel, .wheel = -0.5, .mods = {.ctrl = true}}));
    CHECK(made.view().scale < scale);
    CHECK_FALSE(mouse.follow(made, {.kind = Kind::KeyDown, .key = platform::Key::Space}));
    const Vec2 before = made.view().center;
    CHECK(mouse.follow(made, {.kind = Kind::Press, .at = pixel, .button = Button::Left}));
    CHECK(mouse.follow(made, {.kind = Kind::Move, .at = pixel + Vec2{-30, 0}}));
    CHECK(made.view().center.x > before.x);
    CHECK(mouse.follow(made, {.kind = Kind::Release, .at = pixel, .button = Button::Left}));
    CHECK_FALSE(mouse.follow(made, {.kind = Kind::KeyUp, .key = platform::Key::Space}));
    CHECK_FALSE(mouse.follow(made, {.kind = Kind::Press, .at = pixel, .button = Button::Left}));
}

TEST_CASE(
    "two fingers on the screen keep what lies under them: it follows their middle and grows with their distance") {
    using Kind = platform::Event::Kind;
    Camera made = camera();
    made.zoom({500, 400}, 2);
    CameraMouse mouse;
    const double scale = made.view().scale;
    const Vec2 middle{520, 410}, by{20, 10}, under = made.view().to_table(middle - by);
    CHECK(mouse.follow(made, {.kind = Kind::Pinch, .at = middle, .touch = true, .by = by, .factor = 1.5}));
    CHECK(made.view().scale == doctest::Approx(1.5 * scale));
    check_near(made.view().to_table(middle), under);
}

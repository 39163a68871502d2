// A label that could be read as another coin's gets a line to its own coin.

#include "game/coin_wars/screens/common/leader_line.h"

#include <doctest/doctest.h>

namespace {

// Coins of one inch at these places, ten pixels per inch; the middle of the window is the table's (0, 0).
render::Scene coins_at(const std::vector<core::Vec2>& places) {
    render::Scene scene;
    for (const core::Vec2 at : places) {
        render::CoinSprite coin;
        coin.at = at;
        coin.radius = 0.5;
        scene.coins.push_back(coin);
    }
    return scene;
}

const render::View& view() {
    static const render::View view = [] {
        render::View made;
        made.width = 400;
        made.height = 400;
        made.scale = 10;
        return made;
    }();
    return view;
}

// Twenty pixels wide and ten high.
ui::Rect label_at(core::Vec2 table) {
    const core::Vec2 middle = view().to_pixels(table);
    return {middle.x - 10, middle.y - 5, middle.x + 10, middle.y + 5};
}

}  // namespace

TEST_CASE("no line leads from a label that stands at its coin, or at another of its Army") {
    const render::Scene scene = coins_at({{0, 0}, {5, 0}, {5, 5}});
    CHECK_FALSE(screens::leader_of(label_at({0, 1.2}), scene, view(), {{0}}));
    CHECK_FALSE(screens::leader_of(label_at({5, 1.2}), scene, view(), {{0, 1}}));
}

TEST_CASE("a line leads to the rim of the first coin from one that is nearer to another, or far from all") {
    const render::Scene scene = coins_at({{0, 0}, {5, 0}});
    const auto line = screens::leader_of(label_at({5, 1.2}), scene, view(), {{0}});
    REQUIRE(line);
    const core::Vec2 coin = view().to_pixels({0, 0});
    CHECK(core::distance(line->to, coin) == doctest::Approx(5));
    CHECK(line->from.x == doctest::Approx(label_at({5, 1.2}).x0));
    CHECK(screens::leader_of(label_at({0, 4}), scene, view(), {{0}}));
}

TEST_CASE("faint coins, which only show where one stood, are nobody's neighbours") {
    render::Scene scene = coins_at({{0, 0}, {0, 2}});
    CHECK(screens::leader_of(label_at({0, 1.2}), scene, view(), {{1}}) == std::nullopt);
    scene = coins_at({{0, 0}, {1.4, 1.2}});
    CHECK(screens::leader_of(label_at({0, 1.2}), scene, view(), {{0}}));
    scene.coins[1].faint = true;
    CHECK_FALSE(screens::leader_of(label_at({0, 1.2}), scene, view(), {{0}}));
}

TEST_CASE("a label stands nearest to what it is about rather than where it would need a line") {
    const render::Scene scene = coins_at({{0, 0}, {3, 0}});
    screens::LabelRoom room({0, 0, 400, 400});
    const core::Vec2 beside_other = view().to_pixels({3, 1.2}), beside_own = view().to_pixels({0, 1.2});
    const std::vector<core::Vec2> middles{beside_other, beside_own};
    const auto rect = screens::place_beside(room, {20, 10}, middles, scene, view(), {{0}});
    REQUIRE(rect);
    CHECK(rect->center() == beside_own);
}

TEST_CASE("where a line is needed, it runs through no other label, and no label comes to lie on it") {
    const render::Scene scene = coins_at({{0, 0}});
    screens::LabelRoom room({0, 0, 400, 400});
    room.keep_clear(label_at({0, 1.2}));  // a name
    const core::Vec2 behind_name = view().to_pixels({0, 4}), below = view().to_pixels({0, -4});
    const std::vector<core::Vec2> middles{behind_name, below};
    const auto rect = screens::place_beside(room, {20, 10}, middles, scene, view(), {{0}});
    REQUIRE(rect);
    CHECK(rect->center() == below);
    const std::vector<core::Vec2> on_line{view().to_pixels({0, -2})};
    CHECK_FALSE(room.take_over_coins({20, 10}, on_line));
}

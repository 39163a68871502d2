// Coins on the title's wood come to rest on it, clear of boxes and of each other.

#include "game/shell/loose_coins.h"

#include <doctest/doctest.h>

#include <cmath>

#include "tests/support/at_least.h"

using core::Vec2;
using screens::LooseCoins;
using ui::Rect;

namespace {

constexpr Rect kWood{0, 50, 1280, 800};
constexpr double kInch = 60;

std::size_t knocks(LooseCoins& loose, const std::vector<Rect>& boxes, double seconds) {
    std::size_t heard = 0;
    for (double left = seconds; left > 0; left -= 1.0 / 60) heard += loose.step(1.0 / 60, kInch, kWood, boxes).size();
    return heard;
}

}  // namespace

TEST_CASE("a flicked coin slides, strikes another one, and both come to rest apart") {
    LooseCoins loose;
    loose.coins = {{{100, 700}, 20}, {{200, 700}, 20}};
    loose.flick(0, {900, 0});
    CHECK(loose.moving());
    CHECK(knocks(loose, {}, 3) == 1);
    CHECK_FALSE(loose.moving());
    CHECK(loose.coins[1].at.x > 220);
    CHECK(distance(loose.coins[0].at, loose.coins[1].at) >= 39.9);
}

TEST_CASE("whatever is flicked stays on the wood and under no box") {
    const std::vector<Rect> boxes{{300, 100, 700, 600}, {800, 200, 1000, 700}};
    LooseCoins loose;
    loose.coins = {{{100, 700}, 20}, {{750, 300}, 25}, {{1100, 400}, 18}};
    for (int i = 0; i < 12; ++i) {
        const double turn = i * 0.55;
        for (std::size_t coin = 0; coin < 3; ++coin) loose.flick(coin, Vec2{std::cos(turn), std::sin(turn)} * 4000);
        knocks(loose, boxes, 4);
        CHECK_FALSE(loose.moving());
        for (const screens::LooseCoin& coin : tests::at_least(3, loose.coins)) {
            CHECK(kWood.grown(-coin.radius + 0.5).contains(coin.at));
            for (const Rect& box : boxes) CHECK_FALSE(box.contains(coin.at));
        }
    }
}

TEST_CASE("a tossed coin passes over others and is heard where it lands") {
    LooseCoins loose;
    loose.coins = {{{100, 700}, 20}, {{140, 700}, 20}};
    loose.toss(0, {400, 0});
    CHECK(knocks(loose, {}, LooseCoins::kToss / 2) == 0);
    CHECK(loose.coins[1].at == Vec2{140, 700});
    CHECK(knocks(loose, {}, 3) >= 1);
    CHECK_FALSE(loose.moving());
}

TEST_CASE("a coin finds a free place near its home, or none") {
    LooseCoins loose;
    loose.coins = {{{100, 700}, 20}};
    const auto place = loose.free_place({105, 700}, 20, 100, kWood, {});
    REQUIRE(place);
    CHECK(distance(*place, {100, 700}) > 40);
    const std::vector<Rect> all{{0, 0, 1280, 800}};
    CHECK_FALSE(loose.free_place({105, 700}, 20, 100, kWood, all));
}

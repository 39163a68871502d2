#include "game/kit/table/toss_tray.h"

#include <doctest/doctest.h>

#include "engine/measure/measure.h"

namespace {

using namespace table;

const TrayPart kPart{{2, 1}, {7, 4}};

std::vector<rules::CoinType> coins(std::size_t count) {
    rules::CoinType nickel;
    nickel.name = "nickel";
    nickel.diameter = 0.835;
    return std::vector(count, nickel);
}

}  // namespace

TEST_CASE("what was tossed lies in its part of the tray, beside each other, as it was read") {
    core::Random random(3);
    TossTray tray;
    const auto faces = tray.toss(coins(9), kPart, random);
    REQUIRE(faces.size() == 9);
    const int shown = tray.roll({10}, kPart, random);
    CHECK(tray.moving());
    CHECK(tray.at_rest().empty());
    tray.advance(0, 0);
    CHECK_FALSE(tray.moving());
    CHECK(tray.at_rest() == faces);
    render::Scene scene;
    tray.show(scene);
    REQUIRE(scene.coins.size() == 9);
    REQUIRE(scene.dice.size() == 1);
    CHECK(scene.dice.front().shown == shown);
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const render::CoinSprite& coin = scene.coins[i];
        CHECK_FALSE(coin.moving);
        CHECK((std::cos(coin.flip) > 0) == (faces[i] == rules::Face::Heads));
        CHECK(coin.ring == render::Ring::Solid);  // the ring of its front; its back has the other one
        CHECK(coin.at.x >= kPart.low.x + coin.radius - 0.02);
        CHECK(coin.at.y <= kPart.high.y - coin.radius + 0.02);
        for (std::size_t k = 0; k < i; ++k) CHECK(core::distance(coin.at, scene.coins[k].at) >= 2 * coin.radius - 0.05);
    }
}

TEST_CASE("faces are fair: each as often as the other, whatever lies there already") {
    core::Random random(11);
    int heads = 0, tosses = 0;
    for (int round = 0; round < 150; ++round) {
        TossTray tray;
        for (const rules::Face face : tray.toss(coins(5), kPart, random)) {
            heads += face == rules::Face::Heads ? 1 : 0;
            ++tosses;
        }
    }
    CHECK(std::abs(heads - tosses / 2) < 55);  // four standard deviations
}

TEST_CASE("throws come one after the other, and are heard in time") {
    core::Random random(5);
    TossTray tray;
    tray.toss(coins(3), kPart, random);
    std::size_t heard = 0, rested = 0;
    bool alone = false, some = false;
    while (tray.moving()) {
        tray.advance(1.0 / 60, 1);
        render::Scene scene;
        tray.show(scene);
        alone = alone || scene.coins.size() == 1;
        heard += tray.take_sounds().size();
        rested = tray.at_rest().size();
        some = some || (rested > 0 && rested < 3);
    }
    CHECK(alone);
    CHECK(some);
    CHECK(heard >= 6);
    CHECK(tray.take_sounds().empty());
    tray.clear();
    CHECK(tray.size() == 0);
}

TEST_CASE("a coin that is tossed again keeps its place in the order; the others lie as they lay") {
    core::Random random(7);
    TossTray tray;
    tray.toss(coins(3), kPart, random);
    tray.advance(0, 0);
    const auto before = tray.places();
    int heads = 0;
    for (int i = 0; i < 40; ++i) {
        heads += tray.toss_again(1, coins(1).front(), kPart, random) == rules::Face::Heads ? 1 : 0;
        CHECK(tray.moving());
        tray.advance(0, 0);
        REQUIRE(tray.size() == 3);
        const auto after = tray.places();
        CHECK(core::distance(after[0].center, before[0].center) == 0);
        CHECK(core::distance(after[2].center, before[2].center) == 0);
        CHECK(core::distance(after[1].center, before[1].center) > 0);
    }
    CHECK(heads > 5);
    CHECK(heads < 35);
}

TEST_CASE("dice may be smaller than usual, and of a side's colour: many find room beside each other") {
    core::Random random(5);
    TossTray tray;
    std::vector<int> shown;
    for (int i = 0; i < 12; ++i) shown.push_back(tray.roll({10, 0.5, render::Ring::Solid}, kPart, random));
    tray.advance(0, 0);
    render::Scene scene;
    tray.show(scene);
    REQUIRE(scene.dice.size() == shown.size());
    for (std::size_t i = 0; i < shown.size(); ++i) {
        CHECK(scene.dice[i].shown == shown[i]);
        CHECK(scene.dice[i].side == render::Ring::Solid);
        CHECK(scene.dice[i].radius == doctest::Approx(0.5 * 0.5 / 0.95));
        for (std::size_t k = 0; k < i; ++k) CHECK(core::distance(scene.dice[i].at, scene.dice[k].at) > 0.3);
    }
}

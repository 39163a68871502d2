// Where the enemy can strike, and whom: the display matches what the rules allow.

#include "game/coin_wars/table/danger.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/turn.h"
#include "game/kit/hands/quick_hand.h"
#include "table_kit.h"

using namespace table;
using table_kit::battle;

namespace {

double farthest(const std::vector<Vec2>& outline, Vec2 from) {
    double far = 0;
    for (const Vec2 point : outline) far = std::max(far, distance(point, from));
    return far;
}

}  // namespace

TEST_CASE("a charge, a shot and a touch endanger, and what cannot come up does not") {
    const cw::Match match = battle({{"h1", "penny", {10, 10}},    // a Dime charges it
                                    {"h2", "quarter", {20, 10}},  // a Nickel reaches it but is too weak
                                    {"h3", "penny", {28, 20}},    // no enemy gets there: a Penny's card is too short
                                    {"h4", "penny", {4, 20}},     // an enemy touches it
                                    {"t1", "dime", {14, 10}},
                                    {"t2", "nickel", {20, 14}},
                                    {"t3", "penny", {31, 20}},
                                    {"t4", "penny", {4.75, 20}}});
    const Danger danger = danger_to(match, cw::Side::Heads, false);
    REQUIRE(danger.strikers.size() == 4);
    REQUIRE(danger.endangered.size() == 2);
    for (const Endangered& one : danger.endangered) {
        CHECK(one.falls == 1);
        const std::string id = match.id(one.coin);
        CHECK((id == "h1" || id == "h4"));
        CHECK(match.id(one.by.coin) == (id == "h1" ? "t1" : "t4"));
    }
    const auto striker = [&](const char* id) {
        return *std::ranges::find(danger.strikers, match.find(id), &Striker::coin);
    };
    CHECK(striker("t1").offense == 5);
    REQUIRE(striker("t1").outlines.size() == 1);
    CHECK(farthest(striker("t1").outlines[0], {14, 10}) == doctest::Approx(5 + 3 * 0.3525).epsilon(0.001));
    REQUIRE(striker("t2").outlines.size() == 1);
    CHECK(farthest(striker("t2").outlines[0], {20, 14}) > 3);
    CHECK(striker("t3").outlines.empty());
    CHECK(striker("t4").outlines.empty());

    render::Scene scene;
    for (int coin = 0; coin < match.count(); ++coin) scene.coins.push_back({match.coin(coin).at});
    mark_danger(scene, match, danger);
    CHECK(danger.border.size() == 1);
    CHECK(scene.lines.size() == 3);
    REQUIRE(scene.halos.size() == 2);
    CHECK(scene.halos[0].toothed);
}

TEST_CASE("an Army of shooters has one contour round the reach of all of them") {
    const cw::Match match = [] {
        cw::Match made = battle({{"h1", "penny", {10, 4}},
                                 {"t1", "nickel", {10, 10}},
                                 {"t2", "nickel", {10.835, 10}},
                                 {"t3", "nickel", {11.67, 10}},
                                 {"t4", "nickel", {12.505, 10}},
                                 {"t5", "nickel", {30, 10}}});
        cw::refresh(made, cw::Side::Tails);
        core::Random random;
        hands::QuickHand hand;
        cw::CoinWars::apply(made, cw::Form{{"t1", "t2", "t3", "t4"}, ""}, random, hand);
        cw::refresh(made, cw::Side::Heads);
        return made;
    }();
    const Danger danger = danger_to(match, cw::Side::Heads, false);
    REQUIRE(danger.strikers.size() == 2);
    const Striker& army = danger.strikers[0];
    REQUIRE(match.in_army(army.coin));
    REQUIRE(army.outlines.size() == 1);
    const double reach = measure::kCardDiagonal + 0.835 / 2;
    double low = 100, high = 0;
    for (const Vec2 point : army.outlines[0]) {
        low = std::min(low, point.x);
        high = std::max(high, point.x);
        for (const double x : {10.0, 10.835, 11.67, 12.505}) CHECK(distance(point, {x, 10}) > reach - 0.02);
    }
    CHECK(low == doctest::Approx(10 - reach).epsilon(0.001));
    CHECK(high == doctest::Approx(12.505 + reach).epsilon(0.001));
}

TEST_CASE("R-26: a coin that is cut off from its Army adds nothing to the Army's Offense") {
    cw::Match match = battle({{"h1", "penny", {10, 4}},
                              {"t1", "nickel", {10, 10}},
                              {"t2", "nickel", {10.835, 10}},
                              {"t3", "nickel", {20, 10}}});
    cw::refresh(match, cw::Side::Tails);
    cw::muster(match, std::vector<int>{1, 2, 3}, cw::kNoCoin);
    match.coin(3).cut_off = true;
    cw::refresh(match, cw::Side::Heads);
    const Danger danger = danger_to(match, cw::Side::Heads, false);
    REQUIRE(danger.strikers.size() == 1);
    CHECK(danger.strikers[0].offense == 6);
}

TEST_CASE("whoever has no enemy that may attack is in no danger") {
    const cw::Match match = battle({{"h1", "penny", {10, 10}}, {"t1", "penny", {30, 10}}});
    const Danger danger = danger_to(match, cw::Side::Heads, false);
    CHECK(danger.endangered.empty());
    CHECK(danger.strikers.size() == 1);
}

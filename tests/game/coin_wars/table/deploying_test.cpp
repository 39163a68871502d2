// Several coins set up together: shifted as a whole, to the nearest place for all of them, with their Armies.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/table/deploying.h"
#include "table_kit.h"

using namespace table;
using table_kit::battle;

namespace {

cw::Match deploying() {
    cw::Match match = battle(
        {{"h1", "penny", {10, 3}}, {"h2", "penny", {10.75, 3}}, {"h3", "penny", {20, 3}}, {"t1", "penny", {10, 21}}});
    match.phase = cw::Phase::Deploy;
    match.side = cw::Side::Heads;
    return match;
}

}  // namespace

TEST_CASE("R-1: a legal shift is taken as it is, another one where all of them fit") {
    const cw::Match match = deploying();
    const std::vector<int> both{0, 1};
    CHECK(nearest_shift(match, both, {2, 1}) == Vec2{2, 1});
    // The zone is 8 in deep.
    const auto back = nearest_shift(match, both, {0, 10});
    REQUIRE(back);
    CHECK(std::abs(back->x) < 0.01);
    CHECK(back->y == doctest::Approx(4.625).epsilon(0.01));
    CHECK_FALSE(cw::CoinWars::check(match, shifted(match, both, *back)));
    // Onto the third coin: moves beside it.
    const auto beside = nearest_shift(match, both, {10, 0});
    REQUIRE(beside);
    CHECK_FALSE(cw::CoinWars::check(match, shifted(match, both, *beside)));
    CHECK(distance(*beside, {10, 0}) < 0.9);
}

TEST_CASE("R-1, R-17: an Army that is moved is the same Army afterwards") {
    cw::Match match = table_kit::play(deploying(), cw::Form{{"h1", "h2"}}).after;
    const std::vector<cw::Command> commands = moving_together(match, {0, 1}, {3, 2});
    for (const cw::Command& command : commands) match = table_kit::play(match, command).after;
    CHECK(match.coin(0).at == Vec2{13, 5});
    CHECK(match.coin(1).at == Vec2{13.75, 5});
    REQUIRE(match.in_army(0));
    CHECK(cw::members(match, match.coin(0).army) == std::vector{0, 1});
    // Moving one of them alone dissolves the Army.
    for (const cw::Command& command : moving_together(match, {0}, {0, 2}))
        match = table_kit::play(match, command).after;
    CHECK(match.armies.empty());
}

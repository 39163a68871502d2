// Coins laid at once fall into place shortly after one another.

#include "game/coin_wars/table/forward_direction.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/coin_wars/table/stage.h"
#include "tests/game/coin_wars/table/table_kit.h"

namespace {

using namespace table_kit;

cw::Match setting_up() {
    cw::Match match =
        battle({{"h1", "penny", {1, 1}}, {"h2", "penny", {2, 1}}, {"h3", "penny", {3, 1}}, {"t1", "penny", {10, 20}}});
    match.phase = cw::Phase::Deploy;
    for (int coin = 0; coin < 3; ++coin) match.coin(coin).place = cw::Place::Hand;
    return match;
}

}  // namespace

TEST_CASE("a formation falls into place: the first lies while the last still comes, and each is heard") {
    const Played played = play(setting_up(), cw::PlaceCoins{{{"h1", {10, 4}}, {"h2", {10.75, 4}}, {"h3", {11.5, 4}}}});
    table::Stage stage;
    stage.set(played.before);
    const double left = stage.scene().coins[2].at.x;
    stage.play(played.before, played.after, played.events);
    bool apart = false;
    int laid = 0, met = 0;
    double seconds = 0;
    for (; seconds < 3 && stage.moving(); seconds += 1.0 / 240) {
        stage.step(1.0 / 240);
        for (const table::Cue& cue : stage.take_sounds().cues)
            if (const auto* struck = get_if<sound::CoinStruck>(&cue.sound)) ++(struck->on ? met : laid);
        const auto& coins = stage.scene().coins;
        apart = apart || (coins[0].lift == 0 && coins[0].at.x > 9 && coins[2].lift > 0);
        CHECK(coins[2].at.x >= left - 1e-9);
    }
    CHECK(apart);
    CHECK(laid == 3);
    CHECK(met == 2);
    CHECK(seconds < 1);
    for (int coin = 0; coin < 3; ++coin)
        CHECK(stage.scene().coins[static_cast<std::size_t>(coin)].at == played.after.coin(coin).at);
}

TEST_CASE("ahead lies where the other side's zone is") {
    cw::Scenario scenario;
    CHECK(table::ahead_of(scenario, cw::Side::Heads) == Vec2{0, 1});
    CHECK(table::ahead_of(scenario, cw::Side::Tails) == Vec2{0, -1});
    scenario.sides[0].zone = {{30, 0}, {36, 0}, {36, 24}, {30, 24}};
    scenario.sides[1].zone = {{0, 0}, {6, 0}, {6, 24}, {0, 24}};
    CHECK(table::ahead_of(scenario, cw::Side::Heads) == Vec2{-1, 0});
    CHECK(table::ahead_of(scenario, cw::Side::Tails) == Vec2{1, 0});
    for (cw::SideSetup& side : scenario.sides) side.zone = {{0, 0}, {36, 0}, {36, 24}, {0, 24}};
    CHECK(table::ahead_of(scenario, cw::Side::Heads) == Vec2{0, 1});
    CHECK(table::ahead_of(scenario, cw::Side::Tails) == Vec2{0, -1});
}

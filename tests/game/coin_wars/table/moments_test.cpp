// Moments that nobody should miss: a king's fall, the victory, the toss.

#include <doctest/doctest.h>

#include <algorithm>
#include <tuple>

#include "game/coin_wars/table/clips.h"
#include "game/coin_wars/table/dice_tray.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/coin_wars/table/stage.h"
#include "table_kit.h"

using namespace table;
using table_kit::battle;
using table_kit::play;
using table_kit::Played;
using table_kit::two_lines;

namespace {

void check_rests(const Stage& stage, const Played& played, std::vector<int> fallen) {
    const render::Scene expected = resting_scene(played.after, fallen);
    REQUIRE(stage.scene().coins.size() == expected.coins.size());
    for (std::size_t i = 0; i < expected.coins.size(); ++i) {
        CHECK(stage.scene().coins[i].at == expected.coins[i].at);
        CHECK(stage.scene().coins[i].lift == 0);
        CHECK(stage.scene().coins[i].flip == 0);
    }
}

// The fall of "t1" wins the battle for Heads.
cw::Match with_a_goal(cw::Match match) {
    auto scenario = std::make_shared<cw::Scenario>(*match.scenario);
    cw::Condition lost;
    lost.kind = cw::Condition::Kind::Lost;
    lost.side = cw::Side::Tails;
    lost.coins = 1;
    lost.named = {match.find("t1")};
    scenario->victory.goals[cw::index(cw::Side::Heads)] = lost;
    match.scenario = scenario;
    return match;
}

}  // namespace

TEST_CASE("a coin that a goal names falls at half the speed, and the light narrows to it and widens again") {
    const auto coins = {table_kit::Lies{"h1", "quarter", {10, 10}}, table_kit::Lies{"t1", "penny", {10, 10.8525}},
                        table_kit::Lies{"t2", "penny", {20, 20}}};
    const auto seconds_of_fall = [](const cw::Match& match) {
        const Played played = play(match, cw::Attack{"h1", "t1"});
        Stage stage;
        stage.set(played.before);
        stage.play(played.before, played.after, played.events);
        double seconds = 0, narrowest = 0, last = 0;
        bool solemn = true;
        while (stage.moving()) {
            if (!stage.falling().empty()) {
                seconds += 1.0 / 60;
                solemn = solemn && stage.solemn();
                if (const auto light = stage.light()) {
                    CHECK(light->to == Vec2{10, 10.8525});
                    narrowest = std::max(narrowest, last = light->strength);
                }
            }
            stage.step(1.0 / 60);
        }
        check_rests(stage, played, {1});
        CHECK(last < 0.3);
        return std::tuple{seconds, narrowest, solemn};
    };
    const auto [ordinary, none, quick] = seconds_of_fall(battle(coins));
    const auto [slow, narrowest, solemn] = seconds_of_fall(with_a_goal(battle(coins)));
    CHECK(none == 0);
    CHECK_FALSE(quick);
    CHECK(narrowest == 1);
    CHECK(solemn);
    CHECK(slow > 1.9 * ordinary);
    CHECK(slow < 3 * ordinary);
}

TEST_CASE("who has lost turns over, and the winner's purse is counted on the wood to its last cent") {
    const Played played = play(
        with_a_goal(battle({{"h1", "quarter", {10, 10}}, {"t1", "penny", {10, 10.8525}}, {"t2", "dime", {20, 20}}})),
        cw::Attack{"h1", "t1"});
    REQUIRE(played.after.outcome);
    REQUIRE(played.after.outcome->winner == cw::Side::Heads);
    Stage stage;
    stage.set(played.before);
    stage.play(played.before, played.after, played.events);
    double turned = 0;
    int cents = 0, frames = 0;
    for (; stage.moving() && frames < 1200; ++frames) {
        if (const auto counted = stage.counted()) {
            CHECK(counted->side == cw::Side::Heads);
            CHECK(counted->cents >= cents);
            cents = counted->cents;
            CHECK(stage.seconds_left() == 0);  // not counted for someone in a hurry
        }
        turned = std::max(turned, stage.scene().coins[2].flip);
        CHECK(stage.scene().coins[0].flip == 0);
        stage.step(1.0 / 60);
    }
    CHECK(frames < 600);
    CHECK(turned == doctest::Approx(3.1416).epsilon(0.01));
    CHECK(cents == played.after.purse[0]);
    CHECK(cents > 0);
    check_rests(stage, played, {1});

    // A click, or a test without time, skips it.
    stage.set(played.before);
    stage.play(played.before, played.after, played.events);
    stage.step(0.001, 0);
    CHECK(!stage.moving());
}

TEST_CASE("a toss ends in the middle of the mat within two seconds, in the ring of the side whose face it shows") {
    cw::Match before = two_lines();
    before.phase = cw::Phase::Toss;
    cw::Match after = before;
    core::Random random(5);
    TableHand hand;
    hand.prepare(toss_setup(before));
    const auto events = cw::CoinWars::apply(after, cw::Toss{}, random, hand);
    Stage stage;
    stage.set(before);
    stage.play(before, after, events, hand.shown());
    render::CoinSprite coin;
    render::Halo ring;
    int frames = 0;
    for (; stage.moving() && frames < 600; ++frames) {
        if (stage.scene().coins.size() > before.coins.size()) coin = stage.scene().coins.back();
        if (!stage.scene().halos.empty()) ring = stage.scene().halos.back();
        stage.step(1.0 / 60);
    }
    CHECK(frames > 60);
    CHECK(frames < 125);
    CHECK(distance(coin.at, {18, 12}) < 0.02);
    CHECK(ring.at == coin.at);
    CHECK((ring.ink == render::Ink::Heads) == (after.toss_winner == cw::Side::Heads));
}

// Armies on the table: aimed, outlined, described, and at rest where the rules say.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/table/battle_log.h"
#include "game/coin_wars/table/dice_tray.h"
#include "game/coin_wars/table/marks.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/coin_wars/table/stage.h"
#include "table_kit.h"

using namespace table;
using table_kit::battle;
using table_kit::play;
using table_kit::Played;

namespace {

// A Quarter leads two Pennies in a row, against a Dime and an Army of three Pennies.
cw::Match two_armies() {
    cw::Match match = battle({{"h1", "penny", {10, 10}},
                              {"h2", "quarter", {10.8525, 10}},
                              {"h3", "penny", {11.705, 10}},
                              {"h4", "nickel", {14, 8}},
                              {"t1", "penny", {10, 14}},
                              {"t2", "penny", {10.75, 14}},
                              {"t3", "penny", {11.5, 14}},
                              {"t4", "dime", {16, 12}}});
    cw::muster(match, std::vector<int>{0, 1, 2}, 1);
    cw::muster(match, std::vector<int>{4, 5, 6}, cw::kNoCoin);
    return match;
}

}  // namespace

TEST_CASE(
    "R-20: the pointer is where an Army's front coin goes, and every member is shown where the rules bring "
    "it") {
    const cw::Match match = two_armies();
    const Aim made = aim(match, {match.find("h3")}, {10.8525, 12});
    REQUIRE(made.command);
    const auto* move = get_if<cw::Move>(&*made.command);
    REQUIRE(move);
    CHECK(move->army == "a1");
    CHECK(made.cost == 2);
    CHECK(made.path.places.size() == 3);
    const Played played = play(match, *made.command);
    for (const auto& [coin, place] : made.path.places) CHECK(played.after.coin(coin).at == place);
}

TEST_CASE("R-20: what the pointer means is legal or refused with a reason, wherever it is") {
    const cw::Match match = two_armies();
    for (int step = 0; step < 300; ++step) {
        const Vec2 pointer{5 + 0.7 * (step % 20), 5 + 0.7 * (step / 20)};
        const Aim made = aim(match, {match.find("h2")}, pointer);
        if (made.command) CHECK(!cw::CoinWars::check(match, *made.command));
        if (made.instead) CHECK(!cw::CoinWars::check(match, *made.instead));
        if (made.act != Act::None) CHECK((made.legal() || made.refusal));
    }
}

TEST_CASE("R-20: several coins can be the front one; another can be marked") {
    cw::Match match = battle({{"h1", "penny", {10, 10}}, {"h2", "penny", {10.75, 10}}, {"t1", "penny", {30, 20}}});
    cw::muster(match, std::vector<int>{0, 1}, cw::kNoCoin);
    const Aim made = aim(match, {0}, {10.375, 13});
    REQUIRE(made.legal());
    CHECK(made.cost == 3);
    REQUIRE(made.fronts.size() == 1);
    AimPlan plan{0};
    plan.front = made.fronts.front();
    const Aim other = aim(match, plan, {10.375, 13});
    CHECK(other.coin == made.fronts.front());
    CHECK(other.fronts == std::vector<int>{made.coin});
}

TEST_CASE("R-21: an Army's attack shows whose Offense counts and what each side would lose") {
    cw::Match match = two_armies();
    for (const int coin : {0, 1, 2}) match.coin(coin).at.y = 13.15;
    const Aim made = aim(match, {1}, match.coin(4).at);
    REQUIRE(made.odds);
    CHECK(made.act == Act::Attack);
    CHECK(made.odds->strike.units.size() == 3);
    CHECK(made.odds->strike.offense == 15);
    CHECK(made.odds->target.coins == doctest::Approx(3));
}

TEST_CASE("outlines and pennants lie where the coins are seen") {
    const cw::Match match = two_armies();
    render::Scene scene = resting_scene(match, {});
    mark_armies(scene, match, 1, {});
    REQUIRE(scene.outlines.size() == 2);
    CHECK(scene.outlines[0].spots.size() == 3);
    CHECK(scene.outlines[0].stroke == render::Stroke::Solid);
    CHECK(scene.outlines[1].stroke == render::Stroke::Dashed);
    REQUIRE(scene.pennants.size() == 2);
    CHECK(scene.pennants[0].at == match.coin(1).at);
    CHECK(scene.pennants[0].cut == render::Pennant::Cut::Long);
    CHECK(scene.pennants[1].cut == render::Pennant::Cut::Square);
}

TEST_CASE("a coin on its way to a purse is in no outline, and a leader there has no pennant") {
    const cw::Match match = two_armies();
    render::Scene scene = resting_scene(match, {});
    const int leader = match.armies.front().commander;
    mark_armies(scene, match, 1, {leader});
    CHECK(scene.outlines.front().spots.size() == 2);
    CHECK(scene.pennants.size() == 1);
}

TEST_CASE("an Army's march ends at rest where the rules say, and is told in one line") {
    const Played played = play(two_armies(), cw::Move{"", {10.8525, 12}, "a1", "h2"});
    Stage stage;
    stage.set(played.before);
    stage.play(played.before, played.after, played.events);
    for (int frame = 0; frame < 2000 && stage.moving(); ++frame) stage.step(1.0 / 60);
    const render::Scene end = resting_scene(played.after, {});
    for (std::size_t i = 0; i < end.coins.size(); ++i) CHECK(stage.scene().coins[i].at == end.coins[i].at);
    const auto lines = tell(played.before, played.after, played.events);
    REQUIRE(lines.size() == 1);
    CHECK(words::english(lines[0].text) == "Quarter's Army moves forward, 2.00 in");
    CHECK(lines[0].coins.size() == 3);
}

TEST_CASE("R-17: forming is told with all its members and who leads them") {
    cw::Match match = two_armies();
    match.coin(3).at = {12.5, 10};
    const Played played = play(match, cw::Join{"a1", {"h4"}});
    const auto lines = tell(played.before, played.after, played.events);
    REQUIRE(lines.size() == 1);
    CHECK(words::english(lines[0].text) == "Nickel joins Quarter's Army");
}

TEST_CASE("CW-27: dice are told with their numbers, and every bonus stands in the sum") {
    cw::Strike strike;
    strike.attacker = 0;
    strike.target = 7;
    strike.units = {0};
    strike.offense = 2;
    strike.defense = 3;
    strike.dice = {{6, 4, cw::Die::For::Offense}, {6, 2, cw::Die::For::Defense}};
    strike.beats = true;
    CHECK(words::english(compared(strike)) == "2 + 4 \u2265 3 + 2");
    strike.target_army = 2;
    strike.damage = 4;
    CHECK(words::english(compared(strike)) == "2 + 4 \u2212 2: 4 damage");
    strike.target_army = cw::kNoArmy;
    const std::vector<Phrase> sums = sums_of(two_armies(), strike, {});
    REQUIRE(sums.size() == 4);
    CHECK(words::english(sums[2]) == "Heads rolls 4 on a d6");
    CHECK(words::english(sums[3]) == "Tails rolls 2 on a d6");
}

TEST_CASE("dice are rolled where there is room, on the table, as the hand says") {
    const cw::Match match = two_armies();
    const Vec2 tray = dice_tray(match, {10, 12});
    for (int coin = 0; coin < match.count(); ++coin) CHECK(distance(match.coin(coin).at, tray) > 1);
    TableHand hand;
    hand.make_room(match, {10, 12});
    core::Random random(3);
    const int first = hand.roll(6, random), second = hand.roll(20, random);
    CHECK((first >= 1 && first <= 6));
    CHECK((second >= 1 && second <= 20));
    REQUIRE(hand.shown().size() == 2);
    const Vec2 a = get<physics::RollTrajectory>(hand.shown()[0]).samples.back().position;
    const Vec2 b = get<physics::RollTrajectory>(hand.shown()[1]).samples.back().position;
    CHECK(distance(a, b) > 0.6);
}

// BX-11 to BX-13: roads, ground that stops shots, ground that a condition changes.

#include <doctest/doctest.h>

#include "engine/measure/direction.h"
#include "game/coin_wars/rules/changing_ground.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/path.h"
#include "game/coin_wars/rules/sight.h"
#include "game/coin_wars/rules/victory_degrees.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

Game on_ground(const std::string& coins, const std::vector<Terrain>& ground, const TableOptions& options = {},
               const Rulings& rulings = kNewestRulings) {
    Scenario battle = scenario(coins + "\n t9 penny tails 34 22\n h9 penny heads 34 2", options);
    battle.terrain = ground;
    battle.rulings = rulings;
    return Game(table(battle));
}

std::vector<Vec2> box(double x0, double y0, double x1, double y1) { return {{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}}; }

const Terrain kRoad{"High road", Ground::Fast, box(5, 9, 20, 11)};

std::string told(const Game& game, const Command& command) { return words::english(game.refusal(command).message); }

Terrain hiding(Sight sight, const std::vector<Vec2>& polygon) {
    Terrain ground{sight == Sight::Wood ? "Oaks" : "Ridge", Ground::Plain, polygon};
    ground.sight = sight;
    return ground;
}

Terrain beginning(Terrain ground, Condition once) {
    ground.begins = std::move(once);
    return ground;
}

}  // namespace

TEST_CASE("BX-11 X-45 accepted: a move along a road goes by the next longer edge") {
    Game game = on_ground("h1 penny heads 6 10\n h2 dime heads 6 9.2\n h3 penny heads 6 10.9", {kRoad});
    CHECK(legal(game.match, 0).reach == 5.75);
    CHECK(allowance(game.match, path_to(game.match, 0, {11, 10})) == 5.75);
    game.act(Move{"h1", {11.75, 10}});
    game.act(Move{"h2", {6 + 5.83 + 0.705, 9.2}});
    // Off the road, the usual limit applies.
    game.act(Move{"h3", {6, 14.65}});
}

TEST_CASE("BX-11 X-45 refused: a move that leaves the road, farther than its own edge") {
    const Game game = on_ground("h1 penny heads 6 10", {{"High road", Ground::Fast, box(5, 9, 8, 11)}});
    const Move off{"h1", {11, 10}};
    CHECK(game.refused(off) == "out_of_reach BX-11");
    CHECK(*game.refusal(off).by == doctest::Approx(1.25));
    CHECK(told(game, off).find("It leaves High road after 2.00 in") != std::string::npos);
    CHECK(CoinWars::nearest(game.match, off) == Vec2{9.75, 10});
    const Game along = on_ground("h1 penny heads 6 10", {kRoad});
    CHECK(along.refused(Move{"h1", {12, 10}}) == "out_of_reach BX-11");
    CHECK(told(along, Move{"h1", {12, 10}}).find("It goes by High road") != std::string::npos);
    CHECK(CoinWars::nearest(along.match, Move{"h1", {12, 10}}) == Vec2{11.75, 10});
    // Diagonally off the road: the nearest place is the last one on it.
    const Move aslant{"h1", {11, 11.5}};
    CHECK(along.refused(aslant) == "out_of_reach BX-11");
    const auto nearest = CoinWars::nearest(along.match, aslant);
    REQUIRE(nearest);
    CHECK(along.refused(Move{"h1", *nearest}) == "");
    CHECK(core::distance(*nearest, {11, 11}) < 0.01);
}

TEST_CASE("BX-11: whom the road does not concern, a Charge, and slow ground under it") {
    Terrain theirs = kRoad;
    theirs.side = Side::Tails;
    CHECK(on_ground("h1 penny heads 6 10", {theirs}).refused(Move{"h1", {11.75, 10}}) == "out_of_reach CW-8");
    const Game charge = on_ground("h1 dime heads 6 10\n t1 penny tails 12.9 10", {kRoad});
    CHECK(charge.refused(Move{"h1", {12.1, 10}}) == "");
    CHECK(charge.refused(Charge{"h1", Vec2{12.1, 10}, "t1", {}}) == "out_of_reach CW-8");
    Game marsh =
        on_ground("h1 penny heads 6 10\n h2 penny heads 6 8", {{"Marsh", Ground::Slow, box(4, 4, 16, 16)}, kRoad});
    CHECK(marsh.refused(Move{"h2", {8.3, 8}}) == "out_of_reach BX-2");
    marsh.act(Move{"h1", {11.75, 10}});
}

TEST_CASE("BX-11: roads that meet are one, a bend ends a straight move") {
    const Terrain west{"Road", Ground::Fast, box(5, 9, 8, 11)}, east{"Road", Ground::Fast, box(8, 9, 20, 11)};
    CHECK(on_ground("h1 penny heads 6 10", {east, west}).refused(Move{"h1", {11.75, 10}}) == "");
    const Terrain apart{"Road", Ground::Fast, box(8.01, 9, 20, 11)};
    CHECK(on_ground("h1 penny heads 6 10", {west, apart}).refused(Move{"h1", {11.75, 10}}) == "out_of_reach BX-11");
    const Terrain bent{"Road", Ground::Fast, {{5, 9}, {9, 9}, {9, 15}, {8, 15}, {8, 10}, {5, 10}}};
    CHECK(on_ground("h1 penny heads 5.5 9.5", {bent}).refused(Move{"h1", {8.5, 13.5}}) == "out_of_reach BX-11");
}

TEST_CASE("BX-11: an Army follows its front coin by road") {
    for (const Gather gather : {Gather::Free, Gather::OwnReach}) {
        TableOptions options;
        options.gather = gather;
        Game game = on_ground(row("h", 1, 4, "penny", 6, 10), {kRoad}, options);
        const std::string army = game.form(ids("h", 1, 4));
        game.act(Move{"", game.at("h4") + Vec2{5.75, 0}, army});
        CHECK(core::distance(game.at("h1"), {11.75, 10}) < 0.1);
    }
}

TEST_CASE("BX-11: with a road reach ends where moves do") {
    const Game game = on_ground("h1 penny heads 6 10", {{"Road", Ground::Fast, box(5, 9.5, 10, 12)}});
    constexpr int kDirections = 360;
    const std::vector<double> reach = rules::coin_wars::reach(game.match, 0, kDirections);
    for (int i = 0; i < kDirections; ++i) {
        const double far = reach[static_cast<std::size_t>(i)];
        const Vec2 along = measure::direction(i, kDirections), from = game.at("h1");
        CAPTURE(i);
        CHECK(game.refused(Move{"h1", from + along * (far - 0.005)}) == "");
        CHECK(game.refused(Move{"h1", from + along * (far + 0.005)}) != "");
    }
}

TEST_CASE("BX-12 X-46 refused: a shot through a wood, and deep into one") {
    const Terrain oaks = hiding(Sight::Wood, box(12, 5, 14, 15));
    const std::string coins =
        "h1 nickel heads 10 10\n t1 penny tails 15 10\n t2 penny tails 13.5 12\n t3 penny tails 12.9 9";
    const Game game = on_ground(coins, {oaks});
    CHECK(game.refused(Attack{"h1", "t1"}) == "out_of_sight BX-12");
    CHECK(*game.refusal(Attack{"h1", "t1"}).by == doctest::Approx(2));
    CHECK(told(game, Attack{"h1", "t1"}).find("Oaks: the line of fire leads 2.00 in through it") != std::string::npos);
    CHECK(game.refused(Attack{"h1", "t2"}) == "out_of_sight BX-12");
    CHECK(told(game, Attack{"h1", "t2"}).find("at its edge it may be 1.00 in") != std::string::npos);
    CHECK(game.refused(Attack{"h1", "t3"}) == "");
    CHECK(legal(game.match, 0).targets.size() == 1);
}

TEST_CASE("BX-12 accepted: past a wood, along its border, out of its edge, and what touches") {
    const Terrain oaks = hiding(Sight::Wood, box(12, 5, 14, 10));
    Game game = on_ground(
        "h1 nickel heads 10 10\n t1 nickel tails 15 10\n h2 nickel heads 13 8\n t2 penny tails 13 8.8", {oaks});
    const auto events = game.act(Attack{"h1", "t1"});
    CHECK(only<AttackedBack>(events).size() == 1);
    CHECK(game.refused(Attack{"h2", "t2"}) == "");
    CHECK(hidden(game.match, 2, {13, 9.2}, {13, 14}).by == nullptr);
    CHECK(hidden(game.match, 2, {13, 8.8}, {13, 14}).by != nullptr);
}

TEST_CASE("BX-12: a crest hides what is behind it, not who stands on it") {
    const Terrain ridge = hiding(Sight::Crest, box(12, 5, 12.3, 15));
    Game game = on_ground("h1 nickel heads 10 10\n h2 nickel heads 12.2 8\n t1 penny tails 14 10\n t2 penny tails 14 8",
                          {ridge});
    CHECK(game.refused(Attack{"h1", "t1"}) == "out_of_sight BX-12");
    game.act(Attack{"h2", "t2"});
}

TEST_CASE("BX-12: ground that stops one side's shots leaves the target's answer, or its own silence") {
    Terrain mist = hiding(Sight::Crest, box(12, 5, 12.3, 15));
    mist.side = Side::Tails;
    mist.to_turn = 1;
    Game game = on_ground("h1 nickel heads 10 10\n t1 nickel tails 14 10", {mist});
    CHECK(odds(game.match, 0, 1, true).no_back == "BX-12");
    CHECK(only<AttackedBack>(game.act(Attack{"h1", "t1"})).empty());
    game.end_turns(2);
    CHECK(only<AttackedBack>(game.act(Attack{"h1", "t1"})).size() == 1);
}

TEST_CASE("BX-13 X-47: a bridge breaks once so many are lost; who stands on it may leave it") {
    const Terrain broken = beginning({"Bridge", Ground::Impassable, box(12, 8, 14, 12)}, has_lost(Side::Tails, 1));
    const std::string coins =
        "h1 dime heads 10 10\n h2 dime heads 13 10\n h3 nickel heads 20 10\n t1 penny tails 23 10";
    for (const Rulings& rulings : {Rulings{2}, kNewestRulings}) {
        Game game = on_ground(coins, {broken}, {}, rulings);
        game.act(Move{"h1", {11, 10}});
        CHECK_FALSE(holds_now(game.match, game.match.scenario->terrain[0]));
        const auto events = only<GroundChanged>(game.act(Attack{"h3", "t1"}));
        REQUIRE(events.size() == 1);
        CHECK(events[0].ground == 0);
        CHECK(events[0].holds);
        CHECK(holds_now(game.match, game.match.scenario->terrain[0]));
        game.act(Move{"h2", {16, 10}});
        game.end_turns(2);
        CHECK(only<GroundChanged>(game.act(Move{"h1", {15, 10}})).empty());
        CHECK(game.at("h1").x < 12);
    }
}

TEST_CASE("BX-13: a wall opens once the ground before it is held for two rounds, and stays open") {
    Terrain wall{"Wall", Ground::Impassable, box(12, 5, 13, 15)};
    wall.ends = Condition{.kind = Condition::Kind::Held,
                          .side = Side::Heads,
                          .coins = 1,
                          .area = box(9, 9, 11, 11),
                          .when = Condition::When::TurnEnd,
                          .turns = 2};
    Game game = on_ground("h1 dime heads 10 10", {wall});
    game.end_turns(2);
    CHECK(holds_now(game.match, game.match.scenario->terrain[0]));
    game.act(EndTurn{});
    const auto events = only<GroundChanged>(game.act(EndTurn{}));
    REQUIRE(events.size() == 1);
    CHECK_FALSE(events[0].holds);
    game.act(Move{"h1", {15, 10}});
    CHECK(game.at("h1").x == 15);
    game.end_turns(2);
    CHECK_FALSE(holds_now(game.match, game.match.scenario->terrain[0]));
}

TEST_CASE("BX-14: how complete a victory is") {
    Scenario battle = scenario("h1 dime heads 10 10\n t1 quarter tails 20 10\n t2 penny tails 10.73 10");
    battle.victory.goals[0] = has_lost(Side::Tails, 1);
    battle.victory.degrees = {{Degree::Crushing, Side::Heads, {}, 2}, {Degree::Clear, {}, has_lost(Side::Tails, 1), 0}};
    Game game(table(battle));
    CHECK_FALSE(degree_of(game.match));
    game.act(Concede{Side::Heads});
    CHECK(degree_of(game.match) == Degree::Marginal);
    Game won(table(battle));
    won.act(Attack{"h1", "t2"});
    REQUIRE(won.match.phase == Phase::Over);
    CHECK(degree_of(won.match) == Degree::Clear);
    battle.victory.degrees[0].ahead = 0;
    Game crushed(table(battle));
    crushed.act(Attack{"h1", "t2"});
    CHECK(degree_of(crushed.match) == Degree::Crushing);
    battle.victory.degrees.clear();
    Game plain(table(battle));
    plain.act(Attack{"h1", "t2"});
    CHECK_FALSE(degree_of(plain.match));
}

TEST_CASE("BX-11 to BX-14: what a battle does not say changes no hash, what it says does") {
    const Scenario before = scenario("h1 penny heads 10 10\n t1 quarter tails 20 10");
    const auto differs = [&](const auto& change) {
        Scenario after = before;
        after.terrain = {kRoad};
        const auto first = table(after).scenario_hash;
        change(after);
        return table(after).scenario_hash != first;
    };
    CHECK(differs([](Scenario& s) { s.terrain[0].sight = Sight::Wood; }));
    CHECK(differs([](Scenario& s) { s.terrain[0].begins = has_lost(Side::Tails, 1); }));
    CHECK(differs([](Scenario& s) { s.terrain[0].ends = has_lost(Side::Tails, 1); }));
    CHECK(differs([](Scenario& s) { s.victory.degrees = {{Degree::Clear, {}, {}, 5}}; }));
    CHECK_FALSE(differs([](Scenario& s) { s.map = {90, MapScale{100, MapUnit::Yards}}; }));
}

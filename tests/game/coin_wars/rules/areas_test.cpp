// BX-1, BX-2: areas that stop coins, slow them, end their moves or let no Charge in.

#include <doctest/doctest.h>

#include "engine/measure/direction.h"
#include "game/coin_wars/rules/reach.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

const std::vector<Vec2> kStrip{{12, 5}, {14, 5}, {14, 15}, {12, 15}};  // across the path along y = 10

Terrain strip(Ground kind) { return {"Marsh", kind, kStrip}; }

Game on(const std::string& coins, Terrain terrain) {
    Scenario battle = scenario(coins + "\n t9 penny tails 2 2");
    battle.terrain.push_back(std::move(terrain));
    return Game(table(battle));
}

bool stopped_by_ground(const std::vector<Event>& events) { return only<Moved>(events).at(0).stopped_by_ground; }

}  // namespace

TEST_CASE("BX-1 accepted: impassable ground stops the rim, an exception goes through") {
    Game game = on("h1 dime heads 10 10\n h2 dime heads 10 8", [] {
        Terrain river = strip(Ground::Impassable);
        river.except = {1};
        return river;
    }());
    CHECK(stopped_by_ground(game.act(Move{"h1", {15, 10}})));
    CHECK(core::distance(game.at("h1"), {12 - 0.3525, 10}) < 0.0015);
    CHECK_FALSE(stopped_by_ground(game.act(Move{"h2", {15, 8}})));
    CHECK(game.at("h2") == Vec2{15, 8});
}

TEST_CASE("BX-1 refused: who touches impassable ground does not go into it") {
    Game game = on("h1 penny heads 11.62 10", strip(Ground::Impassable));
    CHECK(game.refused(Move{"h1", {12.5, 11}}) == "impassable R-9");
    CHECK(words::english(game.refusal(Move{"h1", {12.5, 11}}).message).find("Marsh") != std::string::npos);
    CHECK(game.refused(Move{"h1", {11.62, 13}}) == "");
    CHECK(game.refused(Move{"h1", {9, 10}}) == "");
}

TEST_CASE("BX-1: only for its side, and from and to its turns") {
    Terrain river = strip(Ground::Impassable);
    river.side = Side::Tails;
    CHECK_FALSE(stopped_by_ground(on("h1 dime heads 10 10", river).act(Move{"h1", {15, 10}})));
    river.side = Side::Heads;
    river.from_turn = 2;
    river.to_turn = 3;
    Game game = on("h1 dime heads 10 10\n h2 dime heads 10 8\n h3 dime heads 10 6\n h4 dime heads 10 12", river);
    CHECK_FALSE(stopped_by_ground(game.act(Move{"h1", {15, 10}})));
    game.end_turns(2);
    CHECK(stopped_by_ground(game.act(Move{"h2", {15, 8}})));
    game.end_turns(2);
    CHECK(stopped_by_ground(game.act(Move{"h3", {15, 6}})));
    game.end_turns(2);
    CHECK_FALSE(stopped_by_ground(game.act(Move{"h4", {15, 12}})));
}

TEST_CASE("BX-2 accepted: a move that begins on slow ground has half its edge") {
    Game game = on("h1 penny heads 13 10\n h2 penny heads 11.9 8\n h3 dime heads 12 12", strip(Ground::Slow));
    CHECK(allowance(game.match, 0, {13, 10}) == 2.25);
    CHECK(allowance(game.match, 0, {11, 10}) == 3.75);
    CHECK(legal(game.match, 0).reach == 2.25);
    game.act(Move{"h1", {15.25, 10}});
    game.act(Move{"h2", {15.65, 8}});  // only crosses it
    game.act(Move{"h3", {15.205, 12}});
}

TEST_CASE("BX-2 refused: farther than half the edge") {
    const Game game = on("h1 penny heads 13 10", strip(Ground::Slow));
    const rules::Refusal refusal = game.refusal(Move{"h1", {15.5, 10}});
    CHECK(refusal.code + " " + refusal.rule == "out_of_reach BX-2");
    CHECK(*refusal.by == doctest::Approx(0.25));
    CHECK(words::english(refusal.message).find("Marsh") != std::string::npos);
    CHECK(CoinWars::nearest(game.match, Move{"h1", {15.5, 10}}) == Vec2{15.25, 10});
}

namespace {

Game by_way(const std::string& coins) {
    Scenario battle = scenario(coins + "\n t9 penny tails 2 2");
    battle.terrain.push_back(strip(Ground::Slow));
    battle.options.slow = Slow::Way;
    return Game(table(battle));
}

}  // namespace

TEST_CASE("BX-2 R-40 accepted: slow: way lets a move go up to slow ground, and by half the edge onto or over it") {
    Game game = by_way(
        "h1 penny heads 10.5 10\n h2 penny heads 11 8\n h3 dime heads 10.5 12\n h4 penny heads 13 6\n h5 penny heads "
        "10 14");
    game.act(Move{"h1", {12, 10}});     // up to the border
    game.act(Move{"h2", {13.25, 8}});   // onto it
    game.act(Move{"h4", {15.25, 6}});   // off it
    game.act(Move{"h5", {10, 17.75}});  // beside it
    CHECK(game.refused(Move{"h3", {13.5, 12}}) == "");
    CHECK(allowance(game.match, path_to(game.match, 2, {13.5, 12})) == 2.5 + 0.705);
    CHECK(allowance(game.match, path_to(game.match, 2, {11.5, 12})) == 5.705);
}

TEST_CASE("BX-2 R-40 refused: farther than half the edge onto or over slow ground, with slow: way") {
    const Game game = by_way("h1 penny heads 11 10\n h2 dime heads 11.5 8\n h3 penny heads 9 12");
    const rules::Refusal refusal = game.refusal(Move{"h1", {13.5, 10}});
    CHECK(refusal.code + " " + refusal.rule == "out_of_reach BX-2");
    CHECK(*refusal.by == doctest::Approx(0.25));
    CHECK(words::english(refusal.message).find("Its path crosses Marsh") != std::string::npos);
    CHECK(CoinWars::nearest(game.match, Move{"h1", {13.5, 10}}) == Vec2{13.25, 10});
    // Across it, although the move begins and ends beside it.
    CHECK(game.refused(Move{"h2", {14.8, 8}}) == "out_of_reach BX-2");
    // The ground begins farther away than half the edge: the coin can only reach its border.
    CHECK(game.refused(Move{"h3", {12.2, 12}}) == "out_of_reach BX-2");
    const auto nearest = CoinWars::nearest(game.match, Move{"h3", {12.2, 12}});
    REQUIRE(nearest);
    CHECK(core::distance(*nearest, {12, 12}) < 0.003);
    CHECK(words::english(game.refusal(Move{"h3", {12.25, 12}}).message) ==
          "Penny h3 can go at most 3.00 in this way, as far as Marsh: that is 0.25 in too far. Onto Marsh it has only "
          "half the edge, 2.25 in.");
    // The whole edge does not reach so far: the ground behind its end does not matter.
    CHECK(words::english(game.refusal(Move{"h3", {9, 2}}).message) ==
          "Penny h3 can go at most 3.75 in: that is 6.25 in too far.");
}

TEST_CASE("BX-2 BX-11 refused: on the line of the move the coin goes as far as is said, and no farther") {
    Game game = by_way("h1 penny heads 9 12\n h2 penny heads 30 20");
    Scenario battle = *game.match.scenario;
    battle.terrain.push_back({"High road", Ground::Fast, {{8, 11}, {13.5, 11}, {13.5, 13}, {8, 13}}});
    const Game by_road(table(battle));
    int refused = 0;
    for (const Game* one : {&std::as_const(game), &by_road})
        for (int i = 0; i < 72; ++i)
            for (const double asked : {2.4, 3.2, 4.5, 8.0}) {
                const Vec2 from{9, 12}, along = measure::direction(i, 72);
                CAPTURE(i);
                CAPTURE(asked);
                const auto far = [&](double inches) {
                    return hindrance(one->match, path_to(one->match, 0, from + along * inches));
                };
                if (far(asked) != Hindrance::TooFar) continue;
                const rules::Refusal refusal = one->refusal(Move{"h1", from + along * asked});
                REQUIRE(refusal.by);
                CHECK(far(asked - *refusal.by - 0.002) != Hindrance::TooFar);
                CHECK(far(asked - *refusal.by + 0.004) == Hindrance::TooFar);
                ++refused;
            }
    CHECK(refused > 200);
}

TEST_CASE("BX-2 R-40: with slow: way reach ends where moves do") {
    const Game game = by_way("h1 penny heads 11 10\n h2 penny heads 30 20");
    constexpr int kDirections = 360;
    const std::vector<double> reach = rules::coin_wars::reach(game.match, 0, kDirections);
    for (int i = 0; i < kDirections; ++i) {
        CAPTURE(i);
        const Vec2 along = measure::direction(i, kDirections);
        const double far = reach[static_cast<std::size_t>(i)];
        CHECK(game.refused(Move{"h1", Vec2{11, 10} + along * (far - 0.002)}) == "");
        CHECK(game.refused(Move{"h1", Vec2{11, 10} + along * (far + 0.004)}) != "");
        CHECK(allowance_towards(game.match, 0, Vec2{11, 10} + along) == doctest::Approx(far));
    }
}

TEST_CASE("BX-2 R-14 R-40: with slow: way a Charge of which either leg leads over slow ground has half the edge") {
    const std::string coins =
        "h1 dime heads 11 10\n t1 penny tails 11 13\n";  // 2.2725 to the contact, of 3.205 or 5.705
    Game game = by_way(coins);
    const auto to = [](Vec2 rest) { return Charge{"h1", Vec2{11, 13}, "t1", rest}; };
    CHECK(game.refused(to({8, 12.7275})) == "");
    CHECK(game.refused(to({12.5, 12.7275})) == "out_of_reach BX-2");
    CHECK(game.refused(to({11.9, 12.7275})) == "");
    // The first leg crosses a corner of it: not enough is left for a long second leg.
    const Game over = by_way("h1 dime heads 11.5 14\n t1 penny tails 13 15.8\n");
    const auto second = [](Vec2 rest) { return Charge{"h1", Vec2{13, 15.8}, "t1", rest}; };
    CHECK(over.refused(second({11.6, 16.1})) == "");
    CHECK(over.refused(second({11, 17})) == "out_of_reach CW-8");
}

TEST_CASE("BX-2 accepted: whose centre enters a stop area ends its move there") {
    Game game = on("h1 dime heads 10 10\n h2 dime heads 13 8\n h3 dime heads 10 6", strip(Ground::Stop));
    CHECK(stopped_by_ground(game.act(Move{"h1", {15, 10.3}})));
    CHECK(measure::inside(kStrip, game.at("h1")));
    CHECK(core::distance(game.at("h1"), {12, 10.12}) < 0.0025);
    // Starting inside has no effect, nor has the border.
    CHECK_FALSE(stopped_by_ground(game.act(Move{"h2", {15, 8}})));
    CHECK_FALSE(stopped_by_ground(game.act(Move{"h3", {12, 6}})));
    game.end_turns(2);
    CHECK_FALSE(stopped_by_ground(game.act(Move{"h1", {15, 10.3}})));
    CHECK_FALSE(stopped_by_ground(game.act(Move{"h3", {13, 6}})));
}

TEST_CASE("BX-2: an enemy before the border stops it first, one behind it not at all") {
    CHECK_FALSE(stopped_by_ground(
        on("h1 dime heads 10 10\n t1 penny tails 12 10", strip(Ground::Stop)).act(Move{"h1", {13, 10}})));
    Game game = on("h1 dime heads 10 10\n t1 penny tails 13.5 10", strip(Ground::Stop));
    CHECK(stopped_by_ground(game.act(Move{"h1", {13, 10}})));
    CHECK(game.at("h1") == Vec2{12, 10});
}

TEST_CASE("BX-2: a coin that has entered a stop area and finds own coins there backs up out of it") {
    Game game = on("h1 dime heads 10 10\n h2 penny heads 12.2 10", strip(Ground::Stop));
    game.act(Move{"h1", {14, 10}});
    CHECK(core::distance(game.at("h1"), {12.2 - 0.7275, 10}) < 0.0015);
    check_sound(game.match);
}

TEST_CASE("BX-2 refused: own coins leave no place before a stop area, and a Charge that has entered one ends") {
    CHECK(on("h1 penny heads 11.2 10\n h2 penny heads 11.95 10", strip(Ground::Stop)).refused(Move{"h1", {14, 10}}) ==
          "no_room R-8");
    const char* coins = "h1 dime heads 10 10\n t1 penny tails 12.74 10";
    const Game game = on(coins, strip(Ground::Stop));
    CHECK(game.refused(Charge{"h1", Vec2{12, 10}, "t1", {}}) == "");
    CHECK(game.refused(Charge{"h1", Vec2{12, 10}, "t1", Vec2{11, 10}}) == "impassable BX-2");
}

TEST_CASE("BX-2 accepted: a Charge passes by ground into which none leads, a move leads into it") {
    Game game = on("h1 dime heads 10 10\n h2 dime heads 11 8\n t1 penny tails 12.5 10\n t2 penny tails 12.6 8",
                   strip(Ground::NoCharge));
    // Contact comes before the border.
    CHECK(game.refused(Charge{"h1", Vec2{13, 10}, "t1", {}}) == "");
    CHECK(game.refused(Move{"h1", {12.5, 13}}) == "");
    // A Charge that starts inside is not stopped.
    CHECK(on("h1 dime heads 12.5 10\n t1 penny tails 14 10", strip(Ground::NoCharge))
              .refused(Charge{"h1", Vec2{13.5, 10}, "t1", {}}) == "");
}

TEST_CASE("BX-2 refused: a Charge into ground into which none leads, by either leg") {
    const Game game =
        on("h1 dime heads 10 10\n t1 penny tails 14 10\n t2 penny tails 11.8 10.4", strip(Ground::NoCharge));
    const Command charge = Charge{"h1", Vec2{13.4, 10}, "t1", {}};
    CHECK(game.refused(Charge{"h1", Vec2{13.4, 8.5}, "t1", {}}) == "impassable BX-2");
    CHECK(words::english(game.refusal(Charge{"h1", Vec2{13.4, 8.5}, "t1", {}}).message).find("Marsh") !=
          std::string::npos);
    CHECK(game.refused(Charge{"h1", Vec2{11.2, 10}, "t2", {}}) == "");
    CHECK(game.refused(Charge{"h1", Vec2{11.2, 10}, "t2", Vec2{11, 9}}) == "");
    CHECK(game.refused(Charge{"h1", Vec2{11.2, 10}, "t2", Vec2{13, 9}}) == "impassable BX-2");
    const auto nearest = CoinWars::nearest(game.match, Charge{"h1", Vec2{11.2, 10}, "t2", Vec2{13, 9}});
    REQUIRE(nearest);
    CHECK(nearest->x == doctest::Approx(12).epsilon(0.0002));
}

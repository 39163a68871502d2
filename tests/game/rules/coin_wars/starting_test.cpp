// Section 2, starting, and the presets.

#include <doctest/doctest.h>

#include "game/rules/coin_wars/deploy.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

Scenario undeployed() {
    Scenario battle = scenario("h1 penny heads\n h2 dime heads\n t1 nickel tails");
    battle.first.reset();
    battle.sides[0].name = "Rome";
    battle.sides[1].name = "Carthage";
    return battle;
}

Game in_deployment() {
    Game game(table(undeployed()));
    game.act(Agree{Side::Heads});
    game.act(Agree{Side::Tails});
    game.act(Faces{false});
    game.act(Toss{rules::Face::Tails});
    game.act(Order{Side::Tails});
    return game;
}

}  // namespace

TEST_CASE("R-0: the phases, and what belongs to each") {
    Game game(table(undeployed()));
    CHECK(game.match.phase == Phase::Agree);
    CHECK(game.refused(Faces{}) == "wrong_phase R-0");
    CHECK(game.refused(Move{"h1", {1, 1}}) == "wrong_phase R-0");
    game.act(Agree{Side::Tails});
    CHECK(game.refused(Agree{Side::Tails}) == "bad_argument R-0");
    game.act(Agree{Side::Heads});
    CHECK(game.match.phase == Phase::Faces);
    game.act(Faces{false});
    CHECK(game.match.phase == Phase::Toss);
    CHECK(game.refused(Order{Side::Heads}) == "wrong_phase R-0");
    game.act(Toss{rules::Face::Tails});
    CHECK(game.match.phase == Phase::Order);
    CHECK(game.match.toss_winner == Side::Tails);
    game.act(Order{Side::Tails});
    CHECK(game.match.phase == Phase::Deploy);
    CHECK(game.match.first == Side::Tails);
    CHECK(game.match.side == Side::Heads);
    CHECK(game.refused(Toss{}) == "wrong_phase R-0");
}

TEST_CASE("R-0: a battle whose coins are all placed and whose first is a side starts in play") {
    Scenario battle = scenario("h1 penny heads 10 10\n t1 penny tails 20 10");
    battle.first = Side::Tails;
    const Match match = table(battle);
    CHECK(match.phase == Phase::Play);
    CHECK(match.side == Side::Tails);
    CHECK(match.turn == 1);
    CHECK(match.actions_left == 10);
    battle.first.reset();
    Game tossed(table(battle));
    CHECK(tossed.match.phase == Phase::Agree);
    tossed.act(Agree{Side::Heads});
    tossed.act(Agree{Side::Tails});
    tossed.act(Faces{false});
    tossed.act(Toss{rules::Face::Heads});
    tossed.act(Order{Side::Tails});
    // All stand in their places; still both may move coins inside their zones until they say ready.
    CHECK(tossed.match.phase == Phase::Deploy);
    tossed.act(Ready{Side::Tails});
    const auto events = tossed.act(Ready{Side::Heads});
    CHECK(tossed.match.phase == Phase::Play);
    CHECK(tossed.match.side == Side::Tails);
    CHECK(only<TurnBegan>(events).size() == 1);
}

TEST_CASE("CW-4: the toss is the hand's, or a real coin's; the player of the face shown decides") {
    CHECK(CoinWars::thrown(Toss{}));
    CHECK_FALSE(CoinWars::thrown(Toss{rules::Face::Heads}));
    CHECK_FALSE(CoinWars::thrown(Order{}));
    Game game(table(undeployed()));
    game.match.phase = Phase::Toss;
    Game real = game;
    CHECK_FALSE(only<Tossed>(game.act(Toss{}, rules::Face::Tails))[0].real);
    CHECK(game.match.toss_winner == Side::Tails);
    CHECK(only<Tossed>(real.act(Toss{rules::Face::Heads}, rules::Face::Tails))[0].real);
    CHECK(real.match.toss_winner == Side::Heads);
}

TEST_CASE("faces: a swap exchanges the sides of everything") {
    Scenario battle = scenario("h1 penny heads\n t1 nickel tails 20 20");
    battle.sides[0].name = "Rome";
    battle.sides[0].zone = {{0, 0}, {36, 0}, {36, 5}, {0, 5}};
    battle.victory.goals[0] = Goal{Side::Tails, 1, 0};
    Game game(table(battle));
    const Scenario before = *game.match.scenario;
    game.act(Agree{Side::Heads});
    game.act(Agree{Side::Tails});
    game.act(Faces{true});
    const Scenario& now = *game.match.scenario;
    CHECK(now.sides[1] == before.sides[0]);
    CHECK(now.sides[0] == before.sides[1]);
    CHECK(game.match.side_of(0) == Side::Tails);
    CHECK(now.victory.goals[1] == Goal{Side::Heads, 1, 0});
    CHECK_FALSE(now.victory.goals[0]);
    CHECK(game.match.first == Side::Tails);
    CHECK(game.match.phase == Phase::Deploy);
}

TEST_CASE("R-1: coins lie in their own zone and never overlap") {
    Game game = in_deployment();
    const auto place = [](const char* coin, Vec2 at) { return PlaceCoin{coin, at}; };
    CHECK(game.refused(place("t1", {5, 20})) == "not_your_side R-0");
    CHECK(game.refused(place("x", {5, 5})) == "unknown_coin CW-3");
    CHECK(game.refused(place("h1", {0.3, 5})) == "off_table R-9");
    CHECK(game.refused(place("h1", {5, 7.7})) == "out_of_reach R-1");
    CHECK(*game.refusal(place("h1", {5, 7.7})).by == doctest::Approx(0.075).epsilon(0.01));
    CHECK(game.refused(place("h1", {5, 0.0 / 0.0})) == "bad_argument R-38");
    game.act(place("h1", {5, 7.625}));
    CHECK(game.refused(place("h2", {5.3, 7.2})) == "overlap R-1");
    CHECK(game.refusal(place("h2", {5.3, 7.2})).coins == std::vector<std::string>{"h1"});
    CHECK(game.refused(Ready{Side::Heads}) == "bad_argument R-1");
    CHECK(game.refusal(Ready{Side::Heads}).coins == std::vector<std::string>{"h2"});
    game.act(place("h2", {8, 5}));
    const auto moved = only<Placed>(game.act(place("h2", {9, 5})));
    CHECK(moved[0].from == Vec2{8, 5});
    game.act(Unplace{"h2"});
    CHECK(game.refused(Unplace{"h2"}) == "bad_argument R-1");
    CHECK_FALSE(game.stands("h2"));
    game.act(place("h2", {9, 5}));
    CHECK(game.refused(Ready{Side::Tails}) == "not_your_side R-0");
    game.act(Ready{Side::Heads});
    CHECK(game.match.side == Side::Tails);
    CHECK(game.refused(place("h2", {8, 5})) == "not_your_side R-0");
    CHECK(game.refused(place("t1", {5, 5})) == "out_of_reach R-1");
    game.act(place("t1", {5, 20}));
    const auto events = game.act(Ready{Side::Tails});
    CHECK(game.match.phase == Phase::Play);
    CHECK(game.match.side == Side::Tails);
    CHECK(only<TurnBegan>(events).size() == 1);
    check_sound(game.match);
}

TEST_CASE("R-1: the nearest legal place is inside the zone and beside what lies there") {
    Game game = in_deployment();
    game.act(PlaceCoin{"h1", {5, 5}});
    for (const Vec2 wanted : {Vec2{5, 30}, Vec2{-3, -3}, Vec2{5.2, 5}, Vec2{5, 5}, Vec2{35.9, 7.9}}) {
        const auto nearest = CoinWars::nearest(game.match, PlaceCoin{"h2", wanted});
        REQUIRE(nearest);
        CHECK(game.refused(PlaceCoin{"h2", *nearest}) == "");
    }
    const auto below = CoinWars::nearest(game.match, PlaceCoin{"h2", {20, 12}});
    REQUIRE(below);
    CHECK(below->x == 20);
    CHECK(below->y == 7831.0 / 1024);
}

TEST_CASE("R-9: nothing is set up on impassable ground") {
    Scenario battle = undeployed();
    battle.terrain = {{"", Ground::Impassable, {{3, 3}, {6, 3}, {6, 6}, {3, 6}}}};
    Game game(table(battle));
    game.match.phase = Phase::Deploy;
    CHECK(game.refused(PlaceCoin{"h1", {2.8, 4}}) == "impassable R-9");
    CHECK(game.refused(PlaceCoin{"h1", {2.625, 4}}) == "");
}

TEST_CASE("R-40: the presets") {
    CHECK(kitchen_table() == TableOptions{});
    CHECK(tournament().engage == Engage::MoveThenAttack);
    CHECK(tournament().fire_blocked == FireBlocked::Any);
    CHECK(tournament().gather == Gather::OwnReach);
    CHECK(tournament().army_front == ArmyFront::TwoRanks);
}

TEST_CASE("CW-3: a foreign coin serves by its own line in the table") {
    Scenario battle = scenario("h1 penny heads 10 10\n t1 dime tails 11.1025 10\n t2 penny tails 30 20");
    CoinType crown = battle.types[2];
    crown.name = "crown";
    crown.offense = 4;
    crown.defense = 2;
    crown.diameter = 1.5;
    crown.cents = 40;
    battle.types.push_back(crown);
    battle.coins[0].type = 6;
    battle.sides[0].names = {{"crown", "Elephant"}};
    Game game(table(battle));
    CHECK(legal(game.match, 0).reach == 6.5);
    CHECK(game.refusal(Move{"h1", {10, 17}}).message.find("Elephant h1 reaches 6.50 in") !=
          std::string::npos);
    CHECK(game.refused(Charge{"h1", Vec2{9, 10}, "t1", {}}) == "not_touching CW-13");
    game.act(Attack{"h1", "t1"});
    CHECK(game.fallen() == "h1 t1");
    CHECK(game.match.purse == std::array<int, 2>{10, 40});
}

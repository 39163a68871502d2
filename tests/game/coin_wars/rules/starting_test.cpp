// Section 2, starting, and the presets.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/deploy.h"
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

TEST_CASE("R-0: the phases, and what belongs to each; anything else is refused") {
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
    // All are in place; both may still move coins inside their zones until they say ready.
    CHECK(tossed.match.phase == Phase::Deploy);
    tossed.act(Ready{Side::Tails});
    const auto events = tossed.act(Ready{Side::Heads});
    CHECK(tossed.match.phase == Phase::Play);
    CHECK(tossed.match.side == Side::Tails);
    CHECK(only<TurnBegan>(events).size() == 1);
}

TEST_CASE("R-0: who wishes to set up anew agrees and deploys, and the side that the battle names is first") {
    Scenario battle = scenario("h1 penny heads 10 10\n t1 penny tails 20 10");
    battle.first = Side::Tails;
    battle.set_up_anew = true;
    give_zones(battle);
    CHECK(scenario_from_json(to_json(battle))->set_up_anew);
    Game game(table(battle));
    CHECK(game.match.phase == Phase::Agree);
    game.act(Agree{Side::Heads});
    game.act(Agree{Side::Tails});
    game.act(Faces{false});
    CHECK(game.match.phase == Phase::Deploy);
    CHECK(game.match.side == Side::Heads);
    game.act(Ready{Side::Heads});
    game.act(Ready{Side::Tails});
    CHECK(game.match.phase == Phase::Play);
    CHECK(game.match.side == Side::Tails);
}

TEST_CASE(
    "CW-4: the toss is the hand's, or a real coin's; the player of the face shown decides; a second toss is "
    "refused") {
    Game game(table(undeployed()));
    game.match.phase = Phase::Toss;
    Game real = game;
    CHECK_FALSE(only<Tossed>(game.act(Toss{}, rules::Face::Tails))[0].real);
    CHECK(game.match.toss_winner == Side::Tails);
    CHECK(game.refused(Toss{}) == "wrong_phase R-0");
    CHECK(only<Tossed>(real.act(Toss{rules::Face::Heads}, rules::Face::Tails))[0].real);
    CHECK(real.match.toss_winner == Side::Heads);
}

TEST_CASE("R-0: faces: a swap exchanges the sides of everything") {
    Scenario battle = scenario("h1 penny heads\n t1 nickel tails 20 20");
    battle.sides[0].name = "Rome";
    battle.sides[0].zone = {{0, 0}, {36, 0}, {36, 5}, {0, 5}};
    battle.victory.goals[0] = has_lost(Side::Tails, 1, 0);
    battle.victory.results = {{has_lost(Side::Heads, 2), Side::Tails}};
    battle.terrain = {{"Hill", Ground::Slow, {{9, 9}, {12, 9}, {12, 12}}, Side::Heads}};
    battle.advanced.beyond[0] = Beyond{{}, 1};
    battle.advanced.technology = {{Side::Tails, Severe::Die}};
    Game game(table(battle));
    const Scenario before = *game.match.scenario;
    game.act(Agree{Side::Heads});
    game.act(Agree{Side::Tails});
    game.act(Faces{true});
    const Scenario& now = *game.match.scenario;
    CHECK(now.sides[1] == before.sides[0]);
    CHECK(now.sides[0] == before.sides[1]);
    CHECK(game.match.side_of(0) == Side::Tails);
    CHECK(now.victory.goals[1] == has_lost(Side::Heads, 1, 0));
    CHECK_FALSE(now.victory.goals[0]);
    CHECK(now.victory.results[0] == LimitResult{has_lost(Side::Tails, 2), Side::Heads});
    CHECK(now.terrain[0].side == Side::Tails);
    CHECK(now.advanced.beyond[1] == Beyond{{}, 1});
    CHECK_FALSE(now.advanced.beyond[0]);
    CHECK(now.advanced.technology[0].backward == Side::Heads);
    CHECK(game.match.scenario_hash == hash_of(now));
    CHECK(game.match.scenario_hash != hash_of(before));
    CHECK(game.match.first == Side::Tails);
    CHECK(game.match.phase == Phase::Deploy);
}

TEST_CASE("CW-5, R-1: coins lie in their own zone and never overlap, else they are refused") {
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

TEST_CASE("R-1: many coins are laid at once, all of them or none, and each refusal names its coin") {
    Game game = in_deployment();
    using Many = PlaceCoins;
    CHECK(game.refused(Many{}) == "bad_argument R-1");
    struct Row {
        Many command;
        const char* refused;
        std::vector<std::string> coins;
    };
    const Row rows[]{
        {{{{"h1", {5, 5}}, {"x", {7, 5}}}}, "unknown_coin CW-3", {"x"}},
        {{{{"h1", {5, 5}}, {"t1", {7, 5}}}}, "not_your_side R-0", {"t1"}},
        {{{{"h1", {5, 5}}, {"h1", {7, 5}}}}, "bad_argument R-1", {"h1"}},
        {{{{"h1", {5, 5}}, {"h2", {7, 7.9}}}}, "out_of_reach R-1", {"h2"}},
        {{{{"h1", {5, 5}}, {"h2", {-1, 5}}}}, "off_table R-9", {"h2"}},
        {{{{"h1", {5, 5}}, {"h2", {5.3, 5}}}}, "overlap R-1", {"h2", "h1"}},
    };
    for (const Row& row : rows) {
        CHECK(game.refused(row.command) == row.refused);
        CHECK(game.refusal(row.command).coins == row.coins);
    }
    const std::string sentence = words::english(game.refusal(rows[3].command).message);
    CHECK_MESSAGE(sentence.find("h2: The coin must lie entirely") != std::string::npos, sentence);
    CHECK(game.match.coin(0).place == Place::Hand);
    CHECK(only<Placed>(game.act(Many{{{"h1", {5, 5}}, {"h2", {7, 5}}}})).size() == 2);
    // Coins may swap places.
    const auto swapped = only<Placed>(game.act(Many{{{"h1", {7, 5}}, {"h2", {5, 5}}}}));
    CHECK(swapped[0].from == Vec2{5, 5});
    CHECK(game.match.coin(0).at == Vec2{7, 5});
    CHECK(game.match.coin(1).at == Vec2{5, 5});
    check_sound(game.match);
}

TEST_CASE("R-1: laid at once, coins leave their Armies, and the battle's own Army forms") {
    Scenario battle = scenario(
        "h1 penny heads 10 4\n h2 penny heads 10.75 4\n h3 penny heads\n h4 penny heads\n t1 nickel tails 20 "
        "20");
    battle.first.reset();
    battle.armies = {{2, 3}};
    Game game(table(battle));
    game.match.phase = Phase::Deploy;
    game.form({"h1", "h2"});
    const auto events =
        game.act(PlaceCoins{{{"h1", {10, 5}}, {"h2", {10.75, 5}}, {"h3", {20, 5}}, {"h4", {20.75, 5}}}});
    CHECK(only<Dissolved>(events).size() == 1);
    CHECK(only<Placed>(events).size() == 4);
    REQUIRE(only<Formed>(events).size() == 1);
    CHECK(only<Formed>(events)[0].members == std::vector<int>{2, 3});
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

TEST_CASE("R-1: Armies are formed while setting up, and come apart where a coin of one is placed anew") {
    Scenario battle = scenario("h1 penny heads 10 4\n h2 penny heads 10.75 4\n h3 penny heads\n t1 nickel tails 20 20");
    battle.first.reset();
    Game game(table(battle));
    game.act(Agree{Side::Heads});
    game.act(Agree{Side::Tails});
    CHECK(game.refused(Form{{"h1", "h2"}}) == "wrong_phase R-0");
    game.act(Faces{false});
    game.act(Toss{rules::Face::Tails});
    game.act(Order{Side::Tails});
    const std::string army = game.form({"h1", "h2"});
    CHECK(game.match.find_army(army) != kNoArmy);
    game.act(PlaceCoin{"h3", {11.5, 4}});
    game.act(Join{army, {"h3"}});
    const auto events = game.act(PlaceCoin{"h3", {20, 4}});
    CHECK(only<Dissolved>(events)[0].coins.size() == 3);
    CHECK(game.match.find_army(army) == kNoArmy);
    game.form({"h1", "h2"});
    CHECK(only<Dissolved>(game.act(Unplace{"h2"})).size() == 1);
    CHECK_FALSE(game.match.in_army(0));
    game.act(PlaceCoin{"h2", {10.75, 4}});
    game.form({"h1", "h2"});
    game.act(Ready{Side::Heads});
    game.act(Ready{Side::Tails});
    CHECK(game.match.phase == Phase::Play);
    CHECK(game.match.in_army(0));
}

TEST_CASE("R-1: the battle's own Armies stand at once, or when their last coin has been placed in touch") {
    Scenario battle = scenario(
        "h1 penny heads 10 4\n h2 penny heads 10.75 4\n h3 quarter heads\n h4 quarter heads 20 4\n h5 dime "
        "heads 20.83 4\n"
        "t1 nickel tails 20 20");
    battle.armies = {{0, 1, 2}, {4, 3}};
    battle.first = Side::Tails;
    Game game(table(battle));
    CHECK(game.match.find_army("a1") != kNoArmy);
    CHECK(game.match.armies[0].commander == 3);
    CHECK(game.match.armies.size() == 1);
    game.act(Agree{Side::Heads});
    game.act(Agree{Side::Tails});
    game.act(Faces{false});
    game.act(PlaceCoin{"h3", {15, 4}});
    CHECK(game.match.armies.size() == 1);
    const auto formed = only<Formed>(game.act(PlaceCoin{"h3", {11.61, 4}}));
    REQUIRE(formed.size() == 1);
    CHECK(formed[0].members == std::vector<int>{0, 1, 2});
    CHECK(formed[0].commander == 2);
}

TEST_CASE("CW-2: one card of 3 x 5 in; dice are optional, and told where none are rolled they are refused") {
    CHECK(measure::kCardShort == 3);
    CHECK(measure::kCardLong == 5);
    Game game("h1 penny heads 10 10\n t1 penny tails 10.75 10");
    CHECK(game.refused(Attack{"h1", "t1", "", {}, {3}}) != "");
    CHECK(game.refused(Attack{"h1", "t1"}) == "");
}

TEST_CASE("R-40: the presets") {
    CHECK(kitchen_table() == TableOptions{});
    CHECK(tournament().engage == Engage::MoveThenAttack);
    CHECK(tournament().fire_blocked == FireBlocked::Any);
    CHECK(tournament().gather == Gather::OwnReach);
    CHECK(tournament().army_front == ArmyFront::TwoRanks);
}

TEST_CASE("CW-3: a watcher stops nobody; to place, move or attack it is refused") {
    Scenario battle =
        scenario("h1 penny heads 10 10\n t1 penny tails 30 20\n t2 dollar tails 12 10\n h2 dollar heads 20 20");
    battle.coins[2].watching = battle.coins[3].watching = true;
    Game game(table(battle));
    CHECK(game.match.phase == Phase::Play);
    CHECK(game.refused(Move{"h2", {20, 19}}) == "watcher CW-3");
    CHECK(game.refused(Attack{"h2", "t1"}) == "watcher CW-3");
    CHECK(game.refused(Attack{"h1", "t2"}) == "watcher CW-3");
    const auto moved = only<Moved>(game.act(Move{"h1", {13.75, 10}}));
    CHECK(moved[0].to == Vec2{13.75, 10});
    CHECK(moved[0].stopped_by == kNoCoin);
    CHECK(CoinWars::state(game.match)["watching"].size() == 2);
    // It does not count either: with its last other coin its side has lost.
    Scenario last = scenario("h1 quarter heads 10 10\n t1 penny tails 10.8525 10\n t2 dollar tails 12 10");
    last.coins[2].watching = true;
    Game won(table(last));
    won.act(Attack{"h1", "t1"});
    CHECK(won.match.outcome == Outcome{Side::Heads, "elimination"});
    Scenario deploying = undeployed();
    deploying.coins[0].watching = true;
    Game setting_up(table(deploying));
    setting_up.match.phase = Phase::Deploy;
    CHECK(setting_up.refused(PlaceCoin{"h1", {5, 5}}) == "watcher CW-3");
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
    CHECK(words::english(game.refusal(Move{"h1", {10, 17}}).message).find("Elephant h1 can go at most 6.50 in") !=
          std::string::npos);
    CHECK(game.refused(Charge{"h1", Vec2{9, 10}, "t1", {}}) == "not_touching CW-13");
    game.act(Attack{"h1", "t1"});
    CHECK(game.fallen() == "h1 t1");
    CHECK(game.match.purse == std::array<int, 2>{10, 40});
}

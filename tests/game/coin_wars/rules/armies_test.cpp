// Section 7: forming, joining, moving and closing ranks.

#include <doctest/doctest.h>

#include <algorithm>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_move.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

const char* kFarEnemy = "t99 dollar tails 34 22\n";

std::vector<int> members_of(const Game& game, const std::string& army) {
    return members(game.match, game.match.find_army(army));
}

bool all_linked(const Game& game, const std::string& army) {
    return linked(game.match, body(game.match, game.match.find_army(army)));
}

// Fifteen Pennies in three rows of five, from (10, 10) to the right and up.
std::string block_of_fifteen() {
    return row("h", 1, 5, "penny", 10, 10) + row("h", 6, 5, "penny", 10, 10.751) + row("h", 11, 5, "penny", 10, 11.502);
}

}  // namespace

TEST_CASE("CW-17 R-17: coins of one type that touch form an Army") {
    Game game(row("h", 1, 15, "penny", 5, 10) + kFarEnemy);
    const auto events = game.act(Form{ids("h", 1, 15)});
    REQUIRE(only<Formed>(events).size() == 1);
    CHECK(only<Formed>(events)[0].members.size() == 15);
    CHECK(only<Formed>(events)[0].commander == kNoCoin);
    CHECK(game.match.actions_left == 10);
    CHECK(cost(game.match, 1) == 3);
    check_sound(game.match);
}

TEST_CASE("R-17 CW-17 refused: who cannot form an Army") {
    Game game(row("h", 1, 3, "penny", 5, 10) + row("h", 4, 2, "penny", 20, 10) + "h6 nickel heads 7.31 10\n" +
              row("t", 1, 2, "penny", 5, 20));
    CHECK(game.refused(Form{{"h1"}}) == "army_size R-17");
    CHECK(game.refused(Form{{"h1", "h1"}}) == "bad_argument R-17");
    CHECK(game.refused(Form{{"h1", "h3"}}) == "not_linked R-17");
    CHECK(game.refused(Form{{"h1", "h2", "h4"}}) == "not_linked R-17");
    CHECK(game.refusal(Form{{"h1", "h2", "h4"}}).coins == Ids{"h4"});
    CHECK(game.refused(Form{{"t1", "t2"}}) == "not_your_side R-17");
    CHECK(game.refused(Form{{"h1", "nobody"}}) == "unknown_coin CW-3");
    CHECK(game.refused(Form{{"h1", "h2"}, "h1"}) == "no_trait CW-18");
    CHECK(game.refused(Form{{"h1", "h2"}, "h3"}) == "unknown_coin R-18");
    game.form({"h1", "h2"});
    CHECK(game.refused(Form{{"h2", "h3"}}) == "in_army R-17");
}

TEST_CASE("X-33 CW-17: a 16th Penny cannot join 15") {
    Game game(row("h", 1, 16, "penny", 5, 10) + kFarEnemy);
    const auto army = game.form(ids("h", 1, 15));
    CHECK(game.refused(Join{army, {"h16"}}) == "army_size CW-17");
    CHECK(game.refused(Form{ids("h", 1, 16)}) != "");
}

TEST_CASE("X-34 CW-18 R-18: at most 10 besides the commander") {
    Game game("h20 quarter heads 5 10\n" + row("h", 1, 12, "penny", 5.8535, 10) + kFarEnemy);
    Ids twelve = ids("h", 1, 11);
    twelve.push_back("h20");
    CHECK(game.refused(Form{twelve}) == "army_size CW-18");
    twelve.erase(twelve.begin() + 10);
    CHECK(game.refused(Form{twelve}) == "");
    const auto army = game.form(ids("h", 1, 12));
    CHECK(game.refused(Join{army, {"h20"}}) == "army_size CW-18");
}

TEST_CASE("R-35: whether an Army can march at all") {
    // Two Pennies surrounded by eight more, rim to rim.
    const std::string pair = row("h", 1, 2, "penny", 10, 10);
    const std::string before =
        "h3 penny heads 11.5 10\n" + row("h", 4, 2, "penny", 10.375, 10.65) + row("h", 6, 2, "penny", 10.375, 9.35);
    const std::string behind = "h8 penny heads 9.25 10\nh9 penny heads 9.625 10.65\nh10 penny heads 9.625 9.35\n";
    const auto can = [](const std::string& coins) {
        Game game(coins + kFarEnemy);
        game.form({"h1", "h2"});
        return can_march(game.match, 1);
    };
    CHECK(can(pair));
    CHECK(can(pair + before));
    CHECK_FALSE(can(pair + before + behind));
}

TEST_CASE("X-35 CW-18: two types need a Command coin") {
    Game game("h1 penny heads 10 10\n h2 nickel heads 10.7925 10\n h3 quarter heads 11.6875 10\n" +
              std::string(kFarEnemy));
    CHECK(game.refused(Form{{"h1", "h2"}}) == "army_types CW-17");
    const auto army = game.form({"h1", "h2", "h3"});
    CHECK(army_of(game.match, 1)->commander == game.match.find("h3"));
    CHECK(cost(game.match, 1) == 2);
    CHECK(offense(game.match, 0).value == 2);
    CHECK(defense(game.match, 1).value == 6);
    CHECK(offense(game.match, 2).value == 11);
    check_sound(game.match);
}

TEST_CASE("R-18 CW-14: the player names the commander") {
    const std::string two = "h1 quarter heads 10 10\n h2 quarter heads 10.955 10\n";
    Game game(two + kFarEnemy);
    game.form({"h1", "h2"}, "h2");
    CHECK(army_of(game.match, 1)->commander == game.match.find("h2"));
}

TEST_CASE("X-36 R-17: a coin that has moved makes its new Army one that has acted") {
    Game game(row("h", 1, 2, "penny", 10, 10) + "h3 penny heads 14 10\n" + kFarEnemy);
    game.act(Move{"h3", {11.502, 10}});
    const auto army = game.form({"h1", "h2", "h3"});
    CHECK(game.refused(Move{"", {16, 10}, army}) == "acted R-3");
    game.end_turns(2);
    CHECK(game.refused(Move{"", {13, 10}, army}) == "");
}

TEST_CASE(
    "R-19: coins and whole Armies that touch join; refused: those that do not, or that make a mixed one "
    "without a commander") {
    Game game(row("h", 1, 3, "penny", 10, 10) + row("h", 4, 2, "penny", 10, 10.751) + "h6 penny heads 20 20\n" +
              "h7 nickel heads 9.2075 10\n" + row("t", 1, 2, "penny", 10, 20));
    const auto army = game.form({"h1", "h2"});
    CHECK(game.refused(Join{army, {"h6"}}) == "not_linked R-17");
    CHECK(game.refused(Join{army, {"h7"}}) == "army_types CW-17");
    CHECK(game.refused(Join{army}) == "bad_argument R-19");
    CHECK(game.refused(Join{"a9", {"h3"}}) == "unknown_coin CW-17");
    CHECK(game.refused(Join{army, {}, army}) == "bad_argument R-19");
    CHECK(game.refused(Join{army, {"t1"}}) == "not_your_side R-17");
    game.act(Join{army, {"h3"}});
    CHECK(members_of(game, army).size() == 3);
    const auto other = game.form({"h4", "h5"});
    const auto events = game.act(Join{army, {}, other});
    CHECK(only<Joined>(events)[0].other == 2);
    CHECK(game.match.armies.size() == 1);
    CHECK(members_of(game, army).size() == 5);
    game.act(EndTurn{});
    CHECK(game.refused(Join{army, {"h6"}}) == "not_your_side R-19");
    check_sound(game.match);
}

TEST_CASE("R-19 R-18: a mixed Army without a commander takes a Command coin, which then leads it") {
    Game game(
        "h1 penny heads 10 10\n h2 nickel heads 10.7925 10\n h3 quarter heads 11.6875 10\n"
        "h4 quarter heads 10 10.8525\n h5 penny heads 9.25 10\n t1 dollar tails 12.6865 10\n");
    const auto army = game.form({"h1", "h2", "h3"});
    game.act(EndTurn{});
    game.act(Attack{"t1", "h3"});
    // 15 damage takes Quarter (11) and Penny (2), or Nickel (6) and Penny (2): the owner chooses.
    REQUIRE(!game.match.awaiting.empty());
    game.act(Decide{Side::Heads, army, Ids{"h3", "h1"}});
    CHECK(game.match.armies.empty());
}

TEST_CASE("CW-21: a member does not act alone") {
    Game game(row("h", 1, 3, "penny", 10, 10) + "t1 penny tails 10 10.755\n" + kFarEnemy);
    game.form({"h1", "h2"});
    CHECK(game.refused(Move{"h1", {10, 8}}) == "in_army CW-21");
    CHECK(game.refused(Attack{"h1", "t1"}) == "in_army CW-21");
    CHECK(game.refused(Move{"h3", {12, 8}}) == "");
}

TEST_CASE("X-32 CW-20: an Army costs 3 actions, 2 with a commander") {
    Game game(row("h", 1, 2, "penny", 10, 10) + "h3 quarter heads 20 10\n h4 penny heads 20.8525 10\n" +
              row("h", 5, 8, "penny", 5, 4) + kFarEnemy);
    const auto plain = game.form({"h1", "h2"});
    const auto led = game.form({"h3", "h4"});
    for (const std::string& id : ids("h", 5, 8)) game.act(Move{id, game.at(id) - Vec2{0, 1}});
    CHECK(game.match.actions_left == 2);
    CHECK(game.refused(Move{"", {13, 10}, plain}) == "no_actions CW-20");
    CHECK(game.refused(Move{"", {22, 10}, led}) == "");
    game.act(Move{"", {22, 10}, led});
    CHECK(game.match.actions_left == 0);
}

TEST_CASE("CW-19 R-20: the Army keeps its formation where it can") {
    Game game(block_of_fifteen() + kFarEnemy);
    const auto army = game.form(ids("h", 1, 15));
    const auto before = game.match;
    const auto events = game.act(Move{"", {10, 14.5}, army, "h11"});
    CHECK(only<Moved>(events)[0].army == 1);
    CHECK(game.match.actions_left == 7);
    const Vec2 shift = game.at("h11") - before.coin(10).at;
    for (int i = 0; i < 15; ++i) CHECK(game.match.coin(i).at == before.coin(i).at + shift);
    CHECK(game.refused(Move{"", {10, 17}, army}) == "acted R-3");
    check_sound(game.match);
}

TEST_CASE("X-38 R-20: the coin at its back is not its front coin") {
    Game game("h1 quarter heads 10 9\n" + row("h", 2, 3, "penny", 10, 9.8525) + kFarEnemy);
    const auto army = game.form(ids("h", 1, 4));
    CHECK(game.refused(Move{"", {10, 14.5}, army, "h1"}) == "not_front R-20");
    CHECK(game.refused(Move{"", {10, 14.5}, army, "h2"}) == "out_of_reach CW-8");
    CHECK(game.refused(Move{"", {10, 13.6}, army, "h2"}) == "");
    CHECK(game.refused(Move{"", {10, 4}, army, "h1"}) == "");
    CHECK(game.refused(Move{"", {10, 13.6}, army, "t99"}) == "not_front R-20");
}

TEST_CASE("R-20: who finds its place taken is brought up beside the others; refused: where nobody could follow") {
    const std::string line = row("h", 1, 5, "penny", 10, 10);
    Game game(table(line + "t1 dollar tails 12.2 13\n" + kFarEnemy));
    const auto army = game.form(ids("h", 1, 5));
    game.act(Move{"", {10, 13.2}, army, "h1"});
    CHECK(all_linked(game, army));
    check_sound(game.match);
}

TEST_CASE("R-20 R-40 gather: own_reach keeps a member from being brought up too far") {
    TableOptions reach;
    reach.gather = Gather::OwnReach;
    // Seven in a file; Dollars block the way of the last ones except for a gap on one side.
    const std::string file = row("h", 1, 6, "penny", 10, 4, Along::Up);
    const std::string wall = "t1 dollar tails 10.2 14.3\n";
    for (const bool bounded : {false, true}) {
        Game game(table(file + wall + kFarEnemy, bounded ? reach : TableOptions{}));
        const auto army = game.form(ids("h", 1, 6));
        game.act(Move{"", {10, 11.4}, army, "h6"});
        for (int i = 0; i < 6; ++i)
            if (bounded) CHECK(core::distance(game.match.coin(i).at, table(file + kFarEnemy).coin(i).at) <= 3.7512);
        check_sound(game.match);
    }
}

TEST_CASE("R-20a: the rules' own gathering decides, and what the hand proposes is taken only if it holds") {
    struct Proposing : rules::Hand {
        std::vector<Vec2> places;
        rules::Face toss(core::Random&) override { return rules::Face::Heads; }
        int roll(int, core::Random&) override { return 1; }
        std::vector<Vec2> gather(const measure::GatherTask&) override { return places; }
    };
    const auto after = [](std::vector<Vec2> places) {
        Match match = table(row("h", 1, 2, "penny", 10, 10) + kFarEnemy);
        Proposing hand;
        hand.places = std::move(places);
        core::Random random(1);
        CoinWars::apply(match, Form{{"h1", "h2"}}, random, hand);
        CoinWars::apply(match, Move{"", {13, 10}, "a1", "h2"}, random, hand);
        return match.coin(0).at;
    };
    const Vec2 own = after({});
    CHECK(own == Vec2{13 - 0.7509765625, 10});
    CHECK(after({{13, 10.7509765625}}) == Vec2{13, 10.7509765625});
    CHECK(after({{13, 12}}) == own);    // apart
    CHECK(after({{13, 10.5}}) == own);  // on the front coin
    CHECK(after({{13, 10.75}, {1, 1}}) == own);
}

TEST_CASE("R-26: down to one coin it recovers to a single coin") {
    Game game(row("h", 1, 2, "penny", 10, 10) + "t1 penny tails 10 10.755\n" + kFarEnemy);
    game.form({"h1", "h2"});
    game.act(EndTurn{});
    const auto events = game.act(Attack{"t1", "h1"});
    CHECK(only<Dissolved>(events).size() == 1);
    CHECK(game.match.armies.empty());
    CHECK(!game.match.in_army(game.match.find("h2")));
    check_sound(game.match);
}

TEST_CASE("X-40 R-26: who is cut off keeps its place, adds no Offense, and is linked again by a later move") {
    // A wall across the table. The Dime in its narrow hole links both sides, but no Penny fits through; an enemy holds
    // the wide hole on the right.
    const auto wall = [](double from, double to) {
        return Terrain{"Wall", Ground::Impassable, {{from, 11}, {to, 11}, {to, 11.5}, {from, 11.5}}};
    };
    Scenario battle = scenario(R"(
        h1 dime    heads 10 11.25
        h2 penny   heads 10 10.52
        h3 quarter heads 10 9.665
        h4 penny   heads 10 8.81
        h5 penny   heads 10 11.98
        h6 penny   heads 10 12.735
        t1 dime    tails 9.27 10.52
        t2 penny   tails 20.45 11.25
        t9 dollar  tails 34 22
    )");
    battle.terrain = {wall(0, 9.64), wall(10.36, 20), wall(20.9, 36)};
    Game game(table(battle));
    const auto army = game.form(ids("h", 1, 6));
    game.act(EndTurn{});
    game.act(Attack{"t1", "h2"});
    const auto events = game.act(Decide{Side::Heads, army, Ids{"h1"}});
    REQUIRE(only<Regrouped>(events).size() == 1);
    CHECK(only<Regrouped>(events)[0].cut_off.size() == 2);
    CHECK(game.at("h5") == Vec2{10, 11.98046875});
    CHECK(body(game.match, 1).size() == 3);
    CHECK(members_of(game, army).size() == 5);
    check_sound(game.match);
    // R-26: no Offense until the next move links them.
    const auto state = CoinWars::state(game.match);
    for (const auto& coin : state["coins"])
        if (coin["army"] == army)
            CHECK((coin["offense"] == 0) == game.match.coin(game.match.find(coin["id"].get<std::string>())).cut_off);
    CHECK(legal(game.match, game.match.find("h4")).reach == 0);

    game.act(Move{"t2", {20.45, 14}});
    game.act(EndTurn{});
    CHECK(legal(game.match, game.match.find("h4")).reach > 3);
    CHECK(odds(game.match, game.match.find("h2"), game.match.find("t9"), false).strike.units.size() == 3);
    game.act(Move{"", {10, 7}, army, "h4"});
    CHECK(body(game.match, 1).size() == 5);
    CHECK(all_linked(game, army));
    check_sound(game.match);
}

TEST_CASE("R-17 R-19: what the program offers can be formed and joined") {
    Game game(row("h", 1, 17, "penny", 5, 10) + "h20 quarter heads 20 4\n h21 penny heads 20.8525 4\n" +
              "h30 penny heads 30 4\n" + kFarEnemy);
    const auto offered = possible_armies(game.match, Side::Heads);
    REQUIRE(offered.size() == 3);
    for (const auto& group : offered) {
        Ids all;
        for (const int coin : group) all.push_back(game.match.id(coin));
        CHECK(game.refused(Form{all}) == "");
    }
    const auto army = game.form({"h1", "h2"});
    const auto joining = possible_members(game.match, 1);
    REQUIRE(joining.size() == 1);
    CHECK(game.refused(Join{army, {game.match.id(joining[0])}}) == "");
}

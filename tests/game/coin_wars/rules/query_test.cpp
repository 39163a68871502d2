// Queries that change nothing.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/stalemate.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

const TableOptions kEngaging{.engage = Engage::MoveThenAttack};

std::string threatened_by(const Match& match, const std::string& coin, Vec2 at) {
    std::string ids;
    for (const int enemy : threats(match, match.find(coin), at)) ids += (ids.empty() ? "" : " ") + match.id(enemy);
    return ids;
}

}  // namespace

TEST_CASE("R-37 accepted: both players measure at any time, and it commits to nothing") {
    Game game("h1 dime heads 10 10\n t1 nickel tails 14 10");
    game.act(Move{"h1", {11, 12}});
    const Match before = game.match;
    // It is not Tails' turn, and h1 has acted.
    CHECK(reach(game.match, game.match.find("t1"), 8).size() == 8);
    CHECK(reach(game.match, game.match.find("h1"), 8)[2] == doctest::Approx(5.705));
    CHECK(landing(game.match, game.match.find("t1"), {12, 10}).at == Vec2{12, 10});
    CHECK(odds(game.match, 1, 0, true).ranged);
    CHECK_FALSE(threats(game.match, 0, {11, 12}).empty());
    CHECK(game.match == before);
    CHECK(CoinWars::hash(game.match) == CoinWars::hash(before));
}

TEST_CASE("R-37: what was measured is what then happens") {
    Game game("h1 dime heads 10 10\n t1 nickel tails 14 10.2");
    const Landing measured = landing(game.match, 0, {15, 10});
    const auto moved = only<Moved>(game.act(Move{"h1", {15, 10}})).at(0);
    CHECK(moved.to == measured.at);
    CHECK(moved.stopped_by == measured.stopped_by);
    CHECK(game.refused(Move{"h1", {10, 10}}) == "acted R-3");
}

TEST_CASE("R-10 legal says that a coin may move where a move is accepted") {
    const auto told = [](const Game& game) {
        return CoinWars::ask(game.match, {{"cmd", "legal"}, {"coin", "h20"}})->value();
    };
    // Between three enemies: it moves by the tolerance of all bounds, and by no more.
    Game game(
        "h20 nickel heads 17.046875 7.109375\n t25 penny tails 17.046875 6.31640625\n"
        "t26 penny tails 17.3974609375 7.8203125\n t29 penny tails 16.3779296875 6.68359375");
    const Command move = Move{"h20", {17.905, 13.047}};
    const auto nearest = CoinWars::nearest(game.match, move);
    REQUIRE(nearest);
    REQUIRE(game.refused(Move{"h20", *nearest}) == "");
    CHECK(told(game)["can_move"] == true);
    CHECK(told(game)["reach"] == 3.835);
    game.act(Move{"h20", *nearest});
    CHECK(told(game)["can_move"] == false);
    CHECK(told(game)["why_not"]["code"] == "acted");
}

TEST_CASE("R-30 odds: with dice nothing is told to beat before they are thrown") {
    Scenario battle = scenario("h1 quarter heads 10 10\n t1 penny tails 10.85 10\n");
    for (const int sides : {0, 6}) {
        battle.advanced.dice = sides;
        const auto told = CoinWars::ask(table(battle), {{"cmd", "odds"}, {"coin", "h1"}, {"target", "t1"}})->value();
        CAPTURE(sides);
        CHECK(told["attack"].contains("beats") == (sides == 0));
        CHECK(told["target_falls"] == 1.0);
    }
}

TEST_CASE("R-30 odds: what is certain is exactly 1, and chances never add up to more") {
    for (const int sides : {4, 6, 8, 10, 12, 20}) {
        Scenario battle = scenario("h1 quarter heads 10 10\n t1 penny tails 10.85 10\n t2 dime tails 10 10.83\n");
        battle.advanced.dice = sides;
        battle.types[static_cast<std::size_t>(battle.coin(0).type)].offense = 30;
        const Match match = table(battle);
        CAPTURE(sides);
        CHECK(odds(match, 0, 1, false).target.falls == 1.0);
        const Odds open = odds(match, 2, 0, false);
        for (const FallOdds& fate : {open.target, open.attacker}) {
            double sum = 0;
            for (const double chance : fate.chances) sum += chance;
            CHECK(sum == doctest::Approx(1));
            CHECK(fate.falls <= 1.0);
            CHECK(fate.coins <= 1.0);
        }
    }
}

TEST_CASE("legal: what a coin may do now") {
    Game game(
        "h1 nickel heads 10 10\n h2 dime heads 5 5\n t2 penny tails 10 10.8\n t1 dime tails 13 10\n t3 penny "
        "tails 30 20");
    const Options nickel = legal(game.match, 0);
    CHECK_FALSE(nickel.refusal);
    CHECK(nickel.reach == doctest::Approx(3.835));
    REQUIRE(nickel.targets.size() == 2);
    CHECK(nickel.targets[0].coin == game.match.find("t1"));
    CHECK(nickel.targets[0].ranged);
    CHECK_FALSE(nickel.targets[1].ranged);
    CHECK(nickel.can_move);
    CHECK(nickel.can_attack);
    CHECK_FALSE(nickel.can_charge);
    const Options dime = legal(game.match, 1);
    CHECK_FALSE(dime.can_attack);
    CHECK_FALSE(dime.can_charge);
    CHECK(legal(game.match, 2).refusal->code == "not_your_side");
    CHECK(attack_left(game.match));
    game.act(Attack{"h1", "t1"});
    CHECK(legal(game.match, 0).refusal->code == "acted");
    CHECK_FALSE(attack_left(game.match));
    game.act(Concede{Side::Heads});
    CHECK(legal(game.match, 1).refusal->code == "game_over");
}

TEST_CASE("legal: a Dime may charge where a way leads into contact") {
    CHECK(legal(table("h1 dime heads 10 10\n t1 penny tails 14 10"), 0).can_charge);
    CHECK_FALSE(legal(table("h1 dime heads 10 10\n t1 penny tails 18 10"), 0).can_charge);
    CHECK(attack_left(table("h1 dime heads 10 10\n t1 penny tails 14 10")));
    CHECK_FALSE(attack_left(table("h1 penny heads 10 10\n t1 penny tails 14 10")));
}

TEST_CASE("legal: with engage a coin that moved may still attack in contact") {
    Game game("h1 penny heads 10 10\n t1 penny tails 12 10\n t2 penny tails 30 20", kEngaging);
    game.act(Move{"h1", {12, 10}});
    const Options options = legal(game.match, 0);
    CHECK_FALSE(options.refusal);
    CHECK_FALSE(options.can_move);
    CHECK(options.reach == 0);
    CHECK(options.targets.size() == 1);
}

TEST_CASE("legal: an Army that can move reaches as far as the farthest of its fronts") {
    Game game("h1 quarter heads 10 10\n h2 penny heads 10.859 10\n t1 penny tails 30 20");
    game.form({"h1", "h2"});
    const Options options = legal(game.match, 0);
    CHECK(options.can_move);
    CHECK(options.reach == doctest::Approx(5.955));
}

TEST_CASE("legal: the places of an Army are those that its front coin may be moved to") {
    // The foremost coin cannot move towards the enemy that it touches.
    Game game(row("h", 1, 4, "penny", 5, 10, Along::Up) + "t1 penny tails 5.75 10\n t9 penny tails 30 20\n");
    const std::string army = game.form(ids("h", 1, 4));
    const auto answer = CoinWars::ask(game.match, {{"cmd", "legal"}, {"army", army}});
    REQUIRE(*answer);
    const rules::Json places = (**answer)["places"];
    CHECK(places.size() > 0);
    CHECK(places.size() < 16);
    for (const rules::Json& at : places) CHECK(game.refused(Move{"", {at[0], at[1]}, army}) == "");
}

TEST_CASE("threats: who could strike a coin there in its next turn") {
    const char* coins =
        "h1 penny heads 10 10\n t1 nickel tails 15 10\n t2 dime tails 10 15\n t3 penny tails 10 7\n t4 penny "
        "tails 30 20";
    const Match kitchen = table(coins);
    CHECK(threatened_by(kitchen, "h1", {10, 10}) == "t1 t2");
    CHECK(threatened_by(kitchen, "h1", {10, 7.75}) == "t1 t3");
    CHECK(threatened_by(kitchen, "h1", {30, 5}) == "");
    CHECK(threatened_by(table(coins, kEngaging), "h1", {10, 10}) == "t1 t2 t3");
}

TEST_CASE("R-12: one score for everybody, with its reasons") {
    const Match match = table("h1 quarter heads 10 10\n t1 dollar tails 20 10");
    CHECK(offense(match, 0).value == 10);
    CHECK(defense(match, 1).value == 20);
    REQUIRE(defense(match, 1).steps.size() == 1);
    CHECK(defense(match, 1).steps[0].change == 20);
    CHECK(words::english(defense(match, 1).steps[0].reason) == "own strength");
}

TEST_CASE("R-36: what can fall is asked of all that is left") {
    CHECK(nothing_can_fall(table("h1 dollar heads 10 10\n t1 dollar tails 20 10")));
    CHECK_FALSE(nothing_can_fall(table("h1 dollar heads 10 10\n h2 half_dollar heads 5 5\n t1 dollar tails 20 10")));
    CHECK_FALSE(nothing_can_fall(table("h1 penny heads 10 10\n t1 quarter tails 20 10")));
}

TEST_CASE("R-26 odds: a member that is cut off touches an enemy, and the Army shoots all the same") {
    Game game(
        "h1 nickel heads 10 10\n h2 nickel heads 10.835 10\n h3 nickel heads 10 10.835\n t1 dime tails 14.5 10\n");
    const std::string army = game.form({"h1", "h2", "h3"});
    game.match.coin(2).at = {14.5, 10.77};
    game.match.coin(2).cut_off = true;
    const auto told = CoinWars::ask(game.match, {{"cmd", "odds"}, {"army", army}, {"target", "t1"}})->value();
    CHECK(told["ranged"] == true);
    CHECK(told["attack_back"].is_null());
    CHECK(told["no_attack_back"] == "CW-12");
    CHECK(told["refusal"].is_null());
}

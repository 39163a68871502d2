// BX-9, rules that change the end of an attack: coins that survive several strikes, coins that are driven back, rules
// with limited uses.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/rules/special_fight.h"
#include "game/coin_wars/rules/special_text.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

const std::string kBothFar = "h99 dollar heads 30 3\n t99 dollar tails 30 21\n";

Scenario ruled(const std::string& coins, std::vector<SpecialRule> rules) {
    Scenario battle = scenario(coins + kBothFar);
    battle.advanced.special = std::move(rules);
    return battle;
}

SpecialRule unanswered() { return {"Quick", {.side = Side::Heads}, {}, {.unanswered = true}}; }
SpecialRule tough(Side side, int blows) { return {"Guard", {.side = side}, {}, {.survives = {.blows = blows}}}; }
SpecialRule shy(Side side, double inches) { return {"Screen", {.side = side}, {}, {.survives = {.slides = inches}}}; }

// Two Pennies on either side of one that they strike; a Dime beside a Nickel.
const std::string kBetween = "h1 penny heads 10 10\n h2 penny heads 11.51 10\n t1 penny tails 10.755 10\n";
const std::string kDimeAtNickel = "h1 dime heads 10 10\n t1 nickel tails 10.77 10\n";

std::string why_not(const Scenario& battle, const char* when, const char* what) {
    Scenario zoned = battle;
    give_zones(zoned);
    rules::Json json = to_json(zoned);
    json["rules"]["special"] = {{{"name", "Guard"},
                                 {"who", {{"side", "tails"}}},
                                 {"what", rules::Json::parse(what)},
                                 {"when", rules::Json::parse(when)}}};
    const auto read = scenario_from_json(json);
    return read ? "" : words::english(read.error().message);
}

}  // namespace

TEST_CASE("BX-9 blows: the first ones that would destroy it do not, the last one does") {
    Game game(table(ruled(kBetween, {unanswered(), tough(Side::Tails, 2)})));
    const Odds before = odds(game.match, 0, 2, false);
    CHECK(before.target.falls == 0);
    CHECK(before.target.withstood == 1);
    CHECK(before.special == std::vector<int>{0, 1});
    CHECK(blows_left(game.match, 2) == 2);
    const auto events = game.act(Attack{"h1", "t1"});
    REQUIRE(only<Withstood>(events).size() == 1);
    CHECK(only<Withstood>(events)[0].more == 1);
    CHECK(only<Fell>(events).empty());
    CHECK(only<PurseGrew>(events).empty());
    CHECK(game.stands("t1"));
    CHECK(blows_left(game.match, 2) == 1);
    CHECK(CoinWars::state(game.match)["coins"][2]["blows_left"] == 1);
    CHECK(odds(game.match, 1, 2, false).target.falls == 1);
    game.act(Attack{"h2", "t1"});
    CHECK(game.fallen() == "t1");
}

TEST_CASE("BX-9 blows: in an attack back too, together with the enemy's fall, and not for who goes beyond") {
    Game game(table(ruled("h1 penny heads 10 10\n t1 penny tails 10.755 10\n", {tough(Side::Heads, 3)})));
    const auto events = game.act(Attack{"h1", "t1"});
    CHECK(game.fallen() == "t1");
    CHECK(game.match.coin(0).blows == 1);
    CHECK(only<Withstood>(events)[0].more == 2);
    Scenario battle = ruled("h1 penny heads 10 10\n t1 penny tails 10.755 10\n", {tough(Side::Heads, 3)});
    battle.advanced.beyond[0] = Beyond{};
    battle.rulings.number = 2;
    Game beyond{table(battle)};
    beyond.act(Attack{"h1", "t1", "", Ids{"h1"}, {}});
    CHECK(beyond.fallen() == "h1 t1");
    // If both sides leave the rule out, it falls.
    SpecialRule out = tough(Side::Heads, 3);
    out.left_out = true;
    Game without(table(ruled("h1 penny heads 10 10\n t1 penny tails 10.755 10\n", {out})));
    without.act(Attack{"h1", "t1"});
    CHECK(without.fallen() == "h1 t1");
}

TEST_CASE("BX-9 blows: an Army's units take theirs, and count among the damage as if they fell") {
    Game game(table(
        ruled(row("t", 1, 4, "penny", 10, 10) + "h1 dime heads 9.265 10\n", {unanswered(), tough(Side::Tails, 2)})));
    game.end_turns(1);
    game.form(ids("t", 1, 4));
    game.end_turns(1);
    CHECK(odds(game.match, game.match.find("h1"), 0, false).target.coins == 0);
    game.act(Attack{"h1", "t1"});
    game.take_proposals();
    CHECK(game.fallen() == "");
    for (int coin = 0; coin < 4; ++coin) CHECK(game.match.coin(coin).blows == 1);
    game.end_turns(2);
    game.act(Attack{"h1", "t1"});
    game.take_proposals();
    CHECK(game.fallen() == "t1 t2 t3 t4");
}

TEST_CASE("BX-9 driven back: straight away from who struck, as far as the rule says, once") {
    Game game(table(ruled(kDimeAtNickel + "h2 dime heads 13.54 10\n", {unanswered(), shy(Side::Tails, 2)})));
    CHECK(odds(game.match, 0, 1, false).target.falls == 0);
    CHECK(lives_left(game.match, 1) == 2);
    const auto events = game.act(Attack{"h1", "t1"});
    REQUIRE(only<SlidBack>(events).size() == 1);
    CHECK(only<SlidBack>(events)[0].to == game.at("t1"));
    CHECK(game.at("t1").x == doctest::Approx(12.77).epsilon(0.001));
    CHECK(game.at("t1").y == 10);
    CHECK(lives_left(game.match, 1) == 1);
    game.act(Attack{"h2", "t1"});
    CHECK(game.fallen() == "t1");
}

TEST_CASE("BX-9 driven back: until it touches a coin, ground or the table's edge") {
    const auto to = [](const std::string& coins, const std::vector<Terrain>& ground = {}) {
        Scenario battle = ruled(coins, {unanswered(), shy(Side::Tails, 4)});
        battle.terrain = ground;
        Game game{table(battle)};
        game.act(Attack{"h1", "t1"});
        CHECK(game.stands("t1"));
        return game.at("t1").x;
    };
    CHECK(to(kDimeAtNickel + "t2 penny tails 12.5 10\n") == doctest::Approx(11.7075).epsilon(0.0002));
    CHECK(to(kDimeAtNickel, {{"Wall", Ground::Impassable, {{12, 9}, {13, 9}, {13, 11}, {12, 11}}}}) ==
          doctest::Approx(11.5825).epsilon(0.0002));
    CHECK(to("h1 dime heads 1.87 10\n t1 nickel tails 1.1 10\n") == doctest::Approx(0.4175).epsilon(0.002));
    CHECK(to(kDimeAtNickel + "t2 penny tails 11.5625 10\n") ==
          doctest::Approx(10.77).epsilon(0.0002));  // no room: it stays
}

TEST_CASE("BX-9 driven back: not by an attack back, not out of an Army; after the blows that it takes") {
    Game back(table(ruled(kDimeAtNickel, {shy(Side::Heads, 2)})));
    back.act(Attack{"h1", "t1"});
    CHECK(back.fallen() == "h1 t1");
    Game army(table(
        ruled(row("t", 1, 2, "penny", 10, 10) + "h1 dime heads 9.265 10\n", {unanswered(), shy(Side::Tails, 2)})));
    army.end_turns(1);
    army.form(ids("t", 1, 2));
    army.end_turns(1);
    army.act(Attack{"h1", "t1"});
    army.take_proposals();
    CHECK(army.fallen() == "t1 t2");
    SpecialRule both = shy(Side::Tails, 2);
    both.what.survives.blows = 2;
    Game tired(table(ruled(kDimeAtNickel, {unanswered(), both})));
    CHECK(lives_left(tired.match, 1) == 3);
    tired.act(Attack{"h1", "t1"});
    CHECK(tired.match.coin(1).blows == 1);
    CHECK_FALSE(tired.match.coin(1).slid);
    tired.end_turns(2);
    tired.act(Attack{"h1", "t1"});
    CHECK(tired.match.coin(1).slid);
}

TEST_CASE("BX-9 driven back by a Charge, which goes on to where there is room") {
    Game game(table(ruled("h1 dime heads 10 10\n t1 nickel tails 12 10\n", {unanswered(), shy(Side::Tails, 2)})));
    game.act(Charge{"h1", Vec2{11.23, 10}, "t1", Vec2{12.5, 10}});
    CHECK(game.stands("t1"));
    CHECK(game.at("t1").x == doctest::Approx(14).epsilon(0.001));
    CHECK(game.at("h1").x == doctest::Approx(12.5));
}

TEST_CASE("BX-9 so many times: a rule is used up by the attacks that it changed") {
    const std::string pairs =
        "h1 penny heads 10 10\n t1 nickel tails 10.7925 10\n"
        "h2 penny heads 10 13\n t2 nickel tails 10.7925 13\n"
        "h3 penny heads 10 16\n t3 nickel tails 10.7925 16\n";
    const auto helped = [](SpecialUses uses) {
        return SpecialRule{"Volley",
                           {.side = Side::Heads},
                           {.strikes = SpecialWhen::Strikes::Attacking, .uses = uses},
                           {.offense = 4, .unanswered = true}};
    };
    Game turn(table(ruled(pairs, {helped({.a_turn = 1})})));
    CHECK(odds(turn.match, 2, 3, false).target.falls == 1);
    turn.act(Attack{"h1", "t1"});
    CHECK(turn.fallen() == "t1");
    CHECK(odds(turn.match, 2, 3, false).target.falls == 0);
    CHECK(words::english(uses_left_in_words(turn.match, turn.match.scenario->advanced.special[0])) ==
          "Volley: not again this turn");
    turn.end_turns(2);
    turn.act(Attack{"h2", "t2"});
    CHECK(turn.fallen() == "t1 t2");
    Game battle(table(ruled(pairs, {helped({.a_battle = 2})})));
    battle.act(Attack{"h1", "t1"});
    CHECK(words::english(uses_left_in_words(battle.match, battle.match.scenario->advanced.special[0])) ==
          "Volley: once more in the battle");
    battle.act(Attack{"h2", "t2"});
    CHECK(is_used_up(battle.match, battle.match.scenario->advanced.special[0]));
    battle.end_turns(2);
    battle.act(Attack{"h3", "t3"});
    CHECK(battle.fallen() == "t1 t2 h3");
    CHECK(CoinWars::state(battle.match)["special"][0]["in_battle"] == 2);
    // Only saving a coin uses up such a rule.
    SpecialRule once = tough(Side::Tails, 9);
    once.when.uses.a_battle = 1;
    Game saves(table(ruled(kBetween, {unanswered(), once})));
    saves.act(Attack{"h1", "t1"});
    CHECK(saves.stands("t1"));
    saves.act(Attack{"h2", "t1"});
    CHECK(saves.fallen() == "t1");
}

TEST_CASE("BX-9 survival and uses are said, and read again") {
    Scenario battle = ruled(kBetween, {});
    give_zones(battle);
    SpecialRule rule{"Guard",
                     {.side = Side::Tails},
                     {.uses = {.a_turn = 1, .a_battle = 3}},
                     {.survives = {.blows = 2, .slides = 1.5}}};
    battle.advanced.special = {rule};
    CHECK(words::english(special_in_words(battle, rule)) ==
          "Tails: taken only after 2 blows; the first attack that would take a single coin drives it back up "
          "to 1.50 in instead (once a turn; 3 times in the battle).");
    const auto again = scenario_from_json(to_json(battle));
    REQUIRE(again);
    CHECK(again->advanced.special == battle.advanced.special);
}

TEST_CASE("BX-9 survival and uses refused: out of bounds, and where nothing can be counted") {
    const Scenario battle = ruled(kBetween, {});
    CHECK(why_not(battle, "{}", R"({"blows": 2})") == "");
    CHECK(why_not(battle, "{}", R"({"blows": 1})").find("/rules/special/0/what/blows") != std::string::npos);
    CHECK(why_not(battle, "{}", R"({"blows": 10})").find("/what/blows") != std::string::npos);
    CHECK(why_not(battle, "{}", R"({"slides": 0.1})").find("/what/slides") != std::string::npos);
    CHECK(why_not(battle, R"({"a_turn": 0})", R"({"blows": 2})").find("/when/a_turn") != std::string::npos);
    CHECK(why_not(battle, R"({"a_battle": 1})", R"({"move": "long"})").find("only what changes an attack") !=
          std::string::npos);
    CHECK(why_not(battle, R"({"a_battle": 1})", R"({"offense": 1})") == "");
}

// BX-9, who stands on a piece of ground or in an Army of so many coins, who touches whom, who has charged.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/coin_wars_hash.h"
#include "game/coin_wars/rules/opening.h"
#include "game/coin_wars/rules/score.h"
#include "game/coin_wars/rules/special_idle.h"
#include "game/coin_wars/rules/special_text.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

using Deed = SpecialWhen::Deed;

constexpr int kPennies = 0, kDimes = 2;
const std::string kFarOff = "h99 dollar heads 30 3\n t99 dollar tails 30 21\n";
const Terrain kMound{"Mound", Ground::Plain, {{9, 9}, {10.4, 9}, {10.4, 11}, {9, 11}}};

Scenario ruled(const std::string& coins, Who who, SpecialWhen when, SpecialWhat what = {.defense = 2}) {
    Scenario battle = scenario(coins + kFarOff);
    give_zones(battle);
    battle.advanced.special = {{"Wall", std::move(who), std::move(when), what}};
    return battle;
}
int defense_in(const Game& game, const std::string& id) { return defense_value(game.match, game.match.find(id)); }
int defense_in(const Scenario& battle, const std::string& id) { return defense_in(Game(table(battle)), id); }

std::string sentence_of(const Scenario& battle) {
    return words::english(special_in_words(battle, battle.advanced.special[0]));
}
// The file says it again; what it says is `expected`.
void says_again(const Scenario& battle, const char* place, const char* expected) {
    const auto json = to_json(battle);
    CHECK(json.at(rules::Json::json_pointer(place)).dump() == expected);
    const auto again = scenario_from_json(json);
    REQUIRE(again);
    CHECK(again->advanced.special == battle.advanced.special);
    CHECK(to_json(*again) == json);
}
// Why the battle is none with this in its first special rule; empty: it is one.
std::string refused_with(const Scenario& battle, const char* place, const char* value) {
    auto json = to_json(battle);
    json[rules::Json::json_pointer("/rules/special/0" + std::string(place))] = rules::Json::parse(value);
    const auto again = scenario_from_json(json);
    return again ? "" : words::english(again.error().message);
}

}  // namespace

TEST_CASE("BX-9 who: standing on a piece of ground, by its name") {
    const std::string coins = "h1 penny heads 10 10\n h2 penny heads 12 10\n";
    Scenario battle = ruled(coins, {.on = "Mound"}, {});
    battle.terrain = {kMound};
    CHECK(defense_in(battle, "h1") == 3);
    CHECK(defense_in(battle, "h2") == 1);
    CHECK(sentence_of(battle) == "All coins, on Mound: Defense +2.");
    says_again(battle, "/rules/special/0/who/on", "\"Mound\"");
    // Of those for whom a rule asks, too: h2 has one of them near, h1 is the only one itself.
    Scenario near = ruled(coins, {}, {.near_to = Who{.on = "Mound"}});
    near.terrain = {kMound};
    CHECK(defense_in(near, "h1") == 1);
    CHECK(defense_in(near, "h2") == 3);
    CHECK(hash_of(near) != hash_of(battle));
}

TEST_CASE("BX-9 refused: ground that is not there, and arrivals that depend on where coins stand") {
    Scenario battle = ruled("h1 penny heads 10 10\n", {.on = "Mound"}, {});
    battle.terrain = {kMound};
    CHECK(refused_with(battle, "/who/on", "\"Mound\"") == "");
    CHECK(refused_with(battle, "/who/on", "\"Hill\"").starts_with("/rules/special/0/who/on: "));
    CHECK(refused_with(battle, "/what", R"({"arrives":true})") ==
          "/rules/special/0: when coins arrive can depend on rounds, losses and ground held, and on nothing else");
}

TEST_CASE("BX-9 who: in an Army of a to b coins") {
    const std::string coins = row("h", 1, 4, "penny", 10, 10);
    const auto with_three = [&](const ArmySize& size) {
        Game game{table(ruled(coins, {.formed = Who::Formed::Army, .army = size}, {}))};
        game.form({"h1", "h2", "h3"});
        CHECK(defense_in(game, "h4") == 1);
        return defense_in(game, "h1");
    };
    CHECK(with_three({3, 5}) == 3);
    CHECK(with_three({2, 3}) == 3);
    CHECK(with_three({2, 2}) == 1);
    CHECK(with_three({4, 15}) == 1);
    const Scenario three = ruled(coins, {.formed = Who::Formed::Army, .army = {3, 3}}, {});
    const Scenario few = ruled(coins, {.formed = Who::Formed::Army, .army = {2, 4}}, {});
    CHECK(sentence_of(three) == "All coins, in an Army of 3 coins: Defense +2.");
    CHECK(sentence_of(few) == "All coins, in an Army of 2 to 4 coins: Defense +2.");
    says_again(few, "/rules/special/0/who/army", "[2,4]");
    CHECK(hash_of(three) != hash_of(few));
    // An Army that grows is of its new size.
    Game grown{table(three)};
    const std::string army = grown.form({"h1", "h2", "h3"});
    CHECK(defense_in(grown, "h2") == 3);
    grown.act(Join{army, {"h4"}});
    CHECK(defense_in(grown, "h2") == 1);
}

TEST_CASE("BX-9 refused: an Army of a to b coins that cannot be") {
    const Scenario battle = ruled("h1 penny heads 10 10\n", {}, {});
    CHECK(refused_with(battle, "/who", R"({"army":[2,15]})") == "");
    for (const char* bounds : {"[1,3]", "[5,4]", "[2,16]", "[3]", "[2,3,4]", "3"}) {
        CAPTURE(bounds);
        CHECK(refused_with(battle, "/who", (R"({"army":)" + std::string(bounds) + "}").c_str()) != "");
    }
    CHECK(refused_with(battle, "/who", R"({"formed":"single","army":[2,3]})") ==
          "/rules/special/0/who/army: a single coin is in no Army");
}

TEST_CASE("BX-9 when: touching so many of certain coins, own or enemies") {
    const std::string coins =
        "h1 penny heads 10 10\n h2 dime heads 10.73 10\n h3 penny heads 20 10\n h4 penny heads 20.755 10\n"
        "t1 dime tails 10 10.73\n t2 penny tails 20 10.755\n";
    const auto touching = [&](Who who, int at_least = 1) {
        return ruled(coins, {}, {.touching = {std::move(who), at_least}});
    };
    const Scenario dimes = touching({.types = {kDimes}}), two_dimes = touching({.types = {kDimes}}, 2);
    CHECK(defense_in(dimes, "h1") == 3);
    CHECK(defense_in(two_dimes, "h1") == 3);
    CHECK(defense_in(dimes, "h3") == 1);
    const Scenario enemy_dime = touching({.side = Side::Tails, .types = {kDimes}}),
                   own_penny = touching({.side = Side::Heads, .types = {kPennies}});
    CHECK(defense_in(enemy_dime, "h1") == 3);
    CHECK(defense_in(enemy_dime, "h3") == 1);
    CHECK(defense_in(own_penny, "h1") == 1);
    CHECK(defense_in(own_penny, "h3") == 3);
    CHECK(sentence_of(dimes) == "All coins: Defense +2 (touching one of these: Dime).");
    CHECK(sentence_of(two_dimes) == "All coins: Defense +2 (touching at least 2 of these: Dime).");
    says_again(two_dimes, "/rules/special/0/when/at_least", "2");
    CHECK_FALSE(to_json(dimes).contains(rules::Json::json_pointer("/rules/special/0/when/at_least")));
    CHECK(hash_of(dimes) != hash_of(two_dimes));
    CHECK(swapped(enemy_dime).advanced.special[0].when.touching.who->side == Side::Heads);
}

TEST_CASE("BX-9 refused: how many it touches, but not of whom; nobody of them in the battle") {
    const Scenario battle = ruled("h1 penny heads 10 10\n", {}, {});
    CHECK(refused_with(battle, "/when", R"({"touching":{"side":"tails"},"at_least":2})") == "");
    CHECK(refused_with(battle, "/when", R"({"at_least":2})") ==
          "/rules/special/0/when/at_least: says how many it touches, but not of whom");
    CHECK(refused_with(battle, "/when", R"({"touching":{"side":"tails"},"at_least":13})") != "");
    const Scenario idle = ruled("h1 penny heads 10 10\n", {}, {.touching = {Who{.types = {kDimes}}, 1}});
    const auto complaints = idle_special_rules(idle);
    REQUIRE(complaints.size() == 1);
    CHECK(words::english(complaints[0].reason) == "this special rule needs coins that are not in the battle");
}

TEST_CASE("BX-9 when: has charged, in this turn of its side or in its latest") {
    const std::string coins = "h1 dime heads 10 10\n h2 dime heads 14 10\n t1 penny tails 12 10\n";
    const auto charged = [&](Deed deed) {
        Game game{table(ruled(coins, {}, {.deed = deed}))};
        CHECK(defense_in(game, "h1") == 3);
        game.act(Charge{"h1", Vec2{11.3, 10}, "t1", {}});
        game.act(Move{"h2", {15, 10}});
        CHECK(defense_in(game, "h1") == 5);
        CHECK(defense_in(game, "h2") == 3);
        return game;
    };
    Game now = charged(Deed::Charged), latest = charged(Deed::ChargedLatest);
    for (Game* game : {&now, &latest}) game->end_turns(1);
    CHECK(defense_in(now, "h1") == 3);
    CHECK(defense_in(latest, "h1") == 5);
    latest.end_turns(1);  // its own turn again
    CHECK(defense_in(latest, "h1") == 3);
    const Scenario after = ruled(coins, {}, {.deed = Deed::Charged}),
                   before = ruled(coins, {}, {.deed = Deed::ChargedLatest});
    CHECK(sentence_of(after) == "All coins: Defense +2 (having charged this turn).");
    CHECK(sentence_of(before) == "All coins: Defense +2 (having charged in the side's latest turn).");
    says_again(before, "/rules/special/0/when/deed", "\"charged_latest\"");
    CHECK(refused_with(before, "/when/deed", "\"ridden\"") != "");
}

TEST_CASE("BX-9 has charged: its own Charge counts when it strikes, and the odds know it") {
    Game game{table(ruled("h1 dime heads 10 10\n t1 quarter tails 12 10\n", {.side = Side::Heads},
                          {.deed = Deed::Charged}, {.offense = 5}))};
    const Charge charge{"h1", Vec2{11.3, 10}, "t1", {}};
    CHECK(odds(game.match, Command(charge), false)->target.falls == 1);
    game.act(charge);
    CHECK(game.fallen() == "h1 t1");
}

TEST_CASE("BX-9 told: what can lapse holds while it is so, what cannot once it is so") {
    const Condition lost = has_lost(Side::Tails, 1);
    const Condition held{.kind = Condition::Kind::Held, .side = Side::Heads, .coins = 1, .area = kMound.polygon};
    struct Row {
        Condition once;
        const char* told;
    };
    const std::vector<Row> rows{
        {lost, "once Tails has lost 1 coin"},
        {held, "while Heads holds Mound with 1 coin"},
        {{.kind = Condition::Kind::Not, .of = {lost}}, "while Tails has not lost 1 coin"},
        {{.kind = Condition::Kind::Any, .of = {lost, held}},
         "while Tails has lost 1 coin or Heads holds Mound with 1 coin"},
        {{.kind = Condition::Kind::All, .of = {lost, lost}}, "once Tails has lost 1 coin and Tails has lost 1 coin"},
    };
    for (const Row& row : rows) {
        Scenario battle = ruled("h1 penny heads 10 10\n", {}, {.once = row.once});
        battle.terrain = {kMound};
        CHECK(sentence_of(battle) == std::string("All coins: Defense +2 (") + row.told + ").");
    }
}

TEST_CASE("BX-9: what is held holds no longer than it is held") {
    Scenario battle = ruled(
        "h1 penny heads 10 10\n", {.coins = {0}},
        {.once = Condition{.kind = Condition::Kind::Held, .side = Side::Heads, .coins = 1, .area = kMound.polygon}});
    Game game(table(battle));
    CHECK(defense_in(game, "h1") == 3);
    game.act(Move{"h1", {10, 12}});
    CHECK(defense_in(game, "h1") == 1);
}

// Special rules that belong to no battle (BX-9): those of coin sets, and files of a player's own.

#include "game/coin_wars/battles/special_file.h"

#include <doctest/doctest.h>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/special_idle.h"

namespace {

using rules::Json;
namespace cw = rules::coin_wars;
namespace fs = std::filesystem;

const fs::path kSpecialAssets = fs::path(COINWARS_SOURCE_DIR) / "assets";

Json of_lines(const char* set, const char* penny, const char* dime) {
    Json battle{{"format", "coinwars-battle/1"}, {"title", "Two"}, {"coin_set", set}, {"first", "heads"}};
    battle["sides"]["heads"]["coins"] = {{{"id", "h1"}, {"type", dime}, {"at", {10, 5}}}};
    battle["sides"]["tails"]["coins"] = {{{"id", "t1"}, {"type", penny}, {"at", {10, 15}}}};
    return battle;
}

std::vector<std::string> special_names(const cw::Scenario& scenario) {
    std::vector<std::string> names;
    for (const cw::SpecialRule& rule : scenario.advanced.special) names.push_back(rule.name);
    return names;
}

std::vector<std::string> names_in(const Json& battle) {
    const auto loaded = battles::battle_from_json(kSpecialAssets, battle, "battle.json");
    REQUIRE_MESSAGE(loaded, (loaded ? "" : battles::sentence(loaded.error().front())));
    return special_names(loaded->scenario);
}

Json set_with(const Json& special) {
    Json set = *battles::read_json(kSpecialAssets / "coins" / "dragons.json");
    set["special"] = special;
    return set;
}

Json own_file(const Json& special) { return {{"format", battles::kSpecialFormat}, {"rules", special}}; }

}  // namespace

TEST_CASE("BX-9: a coin set brings its rules into a battle, those that concern its coins, each once") {
    using Names = std::vector<std::string>;
    const Json dragon = of_lines("dragons", "dragons_spearman", "dragons_dragon");
    CHECK(names_in(dragon) == Names{"Fire", "Points up"});
    CHECK(names_in(of_lines("dragons", "dragons_spearman", "dragons_knight")) == Names{"Points up"});
    CHECK(names_in(of_lines("dragons", "dragons_archer", "dragons_knight")).empty());
    CHECK(names_in(of_lines("us", "penny", "dime")).empty());

    const auto loaded = battles::battle_from_json(kSpecialAssets, dragon, "battle.json");
    CHECK(names_in(loaded->json) == Names{"Fire", "Points up"});
    Json with_set = loaded->json;
    with_set["coin_set"] = "dragons";
    CHECK(names_in(with_set) == Names{"Fire", "Points up"});
    CHECK(names_in(cw::to_json(loaded->scenario)) == Names{"Fire", "Points up"});
}

TEST_CASE("BX-9: a battle's own rule comes before one of its set that is called so, and room is kept") {
    Json battle = of_lines("dragons", "dragons_spearman", "dragons_dragon");
    battle["rules"]["special"] = {{{"name", "Fire"}, {"what", {{"offense", 1}}}}};
    CHECK(names_in(battle) == std::vector<std::string>{"Fire", "Points up"});
    battle["rules"]["special"][0]["name"] = "fire ";
    CHECK(names_in(battle).size() == 2);
    battle["rules"]["special"][0]["name"] = "Fire";
    const auto loaded = battles::battle_from_json(kSpecialAssets, battle, "battle.json");
    CHECK(loaded->scenario.advanced.special[0].what.offense == 1);
    CHECK(battle["rules"]["special"].size() == 1);
    for (std::size_t i = 1; i < cw::limits::kSpecialRules; ++i)
        battle["rules"]["special"].push_back({{"name", std::to_string(i)}, {"what", {{"offense", 1}}}});
    CHECK(names_in(battle).size() == cw::limits::kSpecialRules);
    battle["rules"]["special"] = "Fire";
    CHECK_FALSE(battles::battle_from_json(kSpecialAssets, battle, "battle.json"));
}

TEST_CASE("BX-9 refused: a bad rule of a coin set is a fault of the set's file, with its place") {
    struct Row {
        Json rule;
        const char *place, *reason;
    };
    for (const Row& row : {
             Row{{{"name", "Fire"}}, "/special/0/what", "is missing"},
             Row{{{"name", "Fire"}, {"what", {{"offense", 1}}}, {"who", {{"types", {"penny"}}}}},
                 "/special/0/who/types/0",
                 "penny"},
             Row{{{"name", "Fire"}, {"what", {{"offense", 1}}}, {"who", {{"coins", {"h1"}}}}},
                 "/special/0/who/coins/0",
                 "h1"},
             Row{{{"name", "Fire"}, {"what", {{"offense", 1}}}, {"when", {{"on", "Hill"}}}},
                 "/special/0/when/on",
                 "Hill"},
         }) {
        const auto set = battles::coin_set_from_json(set_with(Json::array({row.rule})), "mine.json");
        REQUIRE_FALSE(set);
        CAPTURE(battles::sentence(set.error().front()));
        CHECK(set.error().front().pointer == row.place);
        CHECK(set.error().front().reason.find(row.reason) != std::string::npos);
    }
    const Json rule{{"name", "Fire"}, {"what", {{"offense", 1}}}};
    CHECK(battles::coin_set_from_json(set_with(Json::array({rule})), "mine.json"));
    CHECK_FALSE(battles::coin_set_from_json(set_with(Json::array({rule, rule})), "mine.json"));
    CHECK_FALSE(battles::coin_set_from_json(set_with("none"), "mine.json"));
}

TEST_CASE("BX-9: a file of one's own names types and ground of any table, and no single coins") {
    const Json hold = Json::parse(R"({"name": "Hold", "who": {"types": ["pikes", "euro_1_cent"], "side": "heads"},
        "when": {"on": "Anywhere", "once": {"held": {"by": "heads", "terrain": "Hill", "count": 2}}},
        "what": {"defense": 2}})");
    const auto read = battles::special_from_json(own_file(Json::array({hold})), "special-rules.json");
    REQUIRE(read);
    CHECK(*read == Json::array({hold}));
    CHECK(battles::special_from_json(battles::special_file_json(*read), "again"));
    Json of_one = hold;
    of_one["who"] = {{"coins", {"Darius"}}};
    const auto refused = battles::special_from_json(own_file(Json::array({hold, of_one})), "special-rules.json");
    REQUIRE_FALSE(refused);
    CHECK(refused.error().front().pointer.starts_with("/rules/1/"));
    CHECK_FALSE(battles::special_from_json({{"format", battles::kSpecialFormat}}, ""));
    CHECK_FALSE(battles::special_from_json({{"format", "coinwars-coins/1"}}, ""));

    const auto battle =
        battles::battle_from_json(kSpecialAssets, of_lines("us", "penny", "dime"), "battle.json")->scenario;
    CHECK_FALSE(battles::special_rule_at(battle, hold));
    CHECK_FALSE(battles::special_rule_at(
        battle, {{"name", "Hold"}, {"when", {{"on", "Nowhere"}}}, {"what", {{"defense", 2}}}}));
    const Json pennies{{"name", "Hold"}, {"what", {{"defense", 2}}}, {"who", {{"types", {"penny"}}}}};
    const auto rule = battles::special_rule_at(battle, pennies);
    REQUIRE(rule);
    CHECK(battles::special_rule_json(battle, *rule) == pennies);
    CHECK(cw::why_idle(battle, *rule).empty());
    const auto nickels = battles::special_rule_at(
        battle, {{"name", "Hold"}, {"who", {{"types", {"nickel"}}}}, {"what", {{"defense", 2}}}});
    REQUIRE(nickels);
    CHECK(words::english(cw::why_idle(battle, *nickels)) ==
          "this special rule does not apply to any coin in the battle");
}

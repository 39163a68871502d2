// The shelf of ready-made special rules: each fits a battle as it goes into it, its file says it again.

#include <doctest/doctest.h>

#include <set>

#include "game/coin_wars/editor/special_shelf.h"
#include "game/coin_wars/rules/score.h"
#include "game/coin_wars/rules/special_text.h"
#include "tests/support/table_text.h"

// Apart, for names of this kit are names of the editor's tests, too.
namespace shelved {

using namespace tests;

namespace {

Scenario on_a_hill() {
    Scenario battle = scenario("h1 penny heads 10 10\n h2 penny heads 14 10\n t1 dime tails 12 14\n");
    give_zones(battle);
    battle.terrain = {{"", Ground::Slow, {{0, 20}, {2, 20}, {2, 22}}},
                      {"Hill", Ground::Plain, {{9, 9}, {10.4, 9}, {10.4, 11}, {9, 11}}}};
    return battle;
}

}  // namespace

TEST_CASE("BX-9 the shelf: each rule has a name of its own, and a battle with it reads as it was written") {
    std::set<std::string> names;
    for (const editor::ShelfRule& each : editor::special_shelf()) {
        CAPTURE(each.rule.name);
        CHECK(names.insert(each.rule.name).second);
        Scenario battle = on_a_hill();
        battle.advanced.special = {editor::fitted(each, battle)};
        CHECK(battle.advanced.special[0].when.on == (each.on_ground ? "Hill" : ""));
        const auto again = scenario_from_json(to_json(battle));
        if (again) CHECK(again->advanced.special == battle.advanced.special);
    }
    CHECK(names.size() == 25);
}

TEST_CASE("BX-9 stakes stand on the first ground that has a name, against Charges") {
    const auto stakes = std::ranges::find_if(editor::special_shelf(), &editor::ShelfRule::on_ground);
    REQUIRE(stakes != editor::special_shelf().end());
    Scenario battle = on_a_hill();
    CHECK(editor::has_named_ground(battle));
    battle.advanced.special = {editor::fitted(*stakes, battle)};
    CHECK(words::english(special_in_words(battle, battle.advanced.special[0])) ==
          "All coins: Offense +2; Defense +5 (when attacked; Charges; on Hill).");
    REQUIRE(scenario_from_json(to_json(battle)));
    Game game{table(battle)};
    game.end_turns(1);
    const auto charged = [&](const std::string& id) {
        game.match.charges = {{game.match.find("t1"), {12, 14}}};
        return defense_value(game.match, game.match.find(id), {.against = game.match.find("t1")});
    };
    CHECK(charged("h1") == 6);
    CHECK(charged("h2") == 1);  // beside the hill
    battle.terrain.pop_back();
    CHECK_FALSE(editor::has_named_ground(battle));
}

}  // namespace shelved

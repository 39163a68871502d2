// From the war to the battle's table and back.

#include <doctest/doctest.h>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/lab/war_run.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/match_setup.h"
#include "game/coin_wars/wars/war_battle.h"
#include "tests/game/coin_wars/wars/small_war.h"
#include "tests/support/at_least.h"

using namespace tests;
namespace cw = rules::coin_wars;

namespace {

rules::Json file_of(const char* battle) { return battles::find_battle(library(), battle)->json; }

cw::Scenario laid(const war::Match& match, const char* battle) {
    auto scenario = cw::scenario_from_json(wars::battle_of(match, file_of(battle)));
    REQUIRE_MESSAGE(scenario, words::english(scenario.error().message));
    return std::move(*scenario);
}

std::size_t coins_of(const cw::Scenario& scenario, cw::Side side) {
    return static_cast<std::size_t>(std::ranges::count(scenario.coins, side, &cw::CoinSetup::side));
}

}  // namespace

TEST_CASE("a battle of the war has the coins that were laid, and its goals ask for the same share") {
    const war::Match match = begun(small_war());
    const cw::Scenario scenario = laid(match, "two-lines");
    CHECK(coins_of(scenario, cw::Side::Heads) == 8);
    CHECK(coins_of(scenario, cw::Side::Tails) == 5);
    CHECK(scenario.victory.goals[1]->coins == 6);  // of eight, as in the file
    CHECK(scenario.victory.goals[0]->coins == 4);  // 6 of 8 is about 4 of 5
    CHECK(scenario.victory.words.heads.empty());   // the file's own words would be wrong
}

TEST_CASE("a whole line is fought as its file has it") {
    rules::Json war = small_war();
    war["peoples"][1]["pool"] = war["peoples"][0]["pool"];
    cw::Scenario whole = cw::scenario_from_json(file_of("two-lines")).value();
    whole.sides[0].name = "Ours";
    whole.sides[1].name = "Theirs";
    CHECK(laid(begun(war), "two-lines") == whole);
}

TEST_CASE("sides that the file names after the coins' faces are called as the peoples") {
    const war::Match match = begun(small_war());
    rules::Json battle = file_of("two-lines");
    CHECK(wars::battle_of(match, battle)["sides"]["tails"]["name"] == "Theirs");
    battle["sides"]["tails"]["name"] = "Netherton";
    CHECK(wars::battle_of(match, battle)["sides"]["tails"]["name"] == "Netherton");
}

TEST_CASE("coins that are missing leave every battle that ships sound") {
    for (const battles::Battle& battle : tests::at_least(25, battles::load_battles(library()).battles)) {
        rules::Json war = small_war();
        CAPTURE(battle.name);
        war["leaders"] = rules::Json::array();
        for (auto& place : war["places"]) place["battle"] = battle.name, place.erase("least");
        war["places"][0]["next"] = {{{"to", {"middle"}}}};
        for (const cw::Side few : {cw::Side::Tails, cw::Side::Heads}) {
            war["places"][0]["heads"] = few == cw::Side::Tails ? "ours" : "theirs";
            const war::Match match = begun(war);
            CHECK(coins_of(laid(match, battle.name.c_str()), few) <= 5);
        }
    }
}

TEST_CASE("what a battle came to: who fell, who holds the ground") {
    const war::Match match = begun(small_war());
    cw::Scenario scenario = laid(match, "two-lines");
    scenario.terrain.push_back({"Hill", cw::Ground::Defensive, {{10, 4.5}, {14.5, 4.5}, {14.5, 6}, {10, 6}}});
    cw::Match over = cw::laid_out(std::make_shared<const cw::Scenario>(std::move(scenario)));
    over.phase = cw::Phase::Over;
    over.turn = 7;
    over.outcome = cw::Outcome{cw::Side::Tails, "victory"};
    over.coin(over.find("h5")).place = cw::Place::Fallen;
    over.coin(over.find("t1")).place = cw::Place::Fallen;
    over.coin(over.find("t1")).how = cw::How::Beyond;
    const war::Fought fought = wars::outcome_of(match, over);
    CHECK(fought.winner == "theirs");
    CHECK(fought.turns == 7);
    CHECK(fought.fallen == std::vector<war::CoinId>{"h5"});
    CHECK(fought.beyond == std::vector<war::CoinId>{"t1"});
    CHECK(fought.held == std::vector<war::HeldGround>{{"Hill", "ours"}});
}

TEST_CASE("the laboratory fights whole wars, the same with any number of jobs") {
    const auto war = wars::war_from_json(library(), small_war(), "small");
    REQUIRE(war);
    const lab::WarTerms terms{.games = 6, .seed = 3, .bot = "recruit", .jobs = 1};
    const auto fought = lab::fight_wars(library(), *war, terms);
    REQUIRE(fought);
    for (const lab::FoughtWar& one : *fought) CHECK(one.by != "stuck");
    lab::WarTerms two = terms;
    two.jobs = 2;
    CHECK(*lab::fight_wars(library(), *war, two) == *fought);
    CHECK(lab::war_text(*war, *fought).find("stuck: 0") != std::string::npos);
}

TEST_CASE("leaders who have fallen leave their side one goal of coins, not two") {
    war::Match match = begun(small_war());
    for (std::size_t i : {6, 7}) match.host(0).laid[i].clear();
    rules::Json battle = file_of("two-lines");
    const rules::Json named{{"lost", {{"side", "heads"}, {"named", {"h7", "h8"}}}}};
    const rules::Json count{{"lost", {{"side", "heads"}, {"coins", 6}}}};
    battle["victory"] = {{"tails", {{"any", {named, count}}}}};
    const rules::Json any = wars::battle_of(match, battle)["victory"]["tails"]["any"];
    REQUIRE(any.size() == 1);
    CHECK(any[0]["lost"]["coins"] == 5);  // 6 of 8 is about 5 of 6
    battle["victory"] = {{"tails", named}};
    CHECK(wars::battle_of(match, battle)["victory"]["tails"]["lost"]["coins"] == 3);
}

TEST_CASE("a special rule that names coins which are missing keeps the others, or is left out") {
    war::Match match = begun(small_war());
    match.host(0).laid[6].clear();
    rules::Json battle = file_of("two-lines");
    const auto rules_for = [&](const rules::Json& touched) {
        battle["rules"]["special"] = {
            {{"name", "Steadied"}, {"what", {{"defense", 1}}}, {"when", {{"touching", {{"coins", touched}}}}}}};
        const auto scenario = cw::scenario_from_json(wars::battle_of(match, battle));
        REQUIRE_MESSAGE(scenario, words::english(scenario.error().message));
        return scenario->advanced.special.size();
    };
    CHECK(rules_for({"h7", "h8"}) == 1);
    CHECK(rules_for(rules::Json::array({"h7"})) == 0);
}

TEST_CASE("null means left out in a war's battle too") {
    const war::Match match = begun(small_war());
    rules::Json battle = file_of("two-lines");
    battle["sides"]["tails"]["name"] = nullptr;
    battle["sides"]["tails"]["armies"] = nullptr;
    battle["terrain"] = nullptr;
    battle["rules"]["special"] = nullptr;
    battle["victory"] = {
        {"tails", {{"lost", {{"side", "heads"}, {"coins", nullptr}, {"named", {"h7", "h8"}}}}}},
        {"heads", {{"lost", {{"side", "tails"}, {"coins", 6}, {"named", nullptr}, {"cents", nullptr}}}}},
        {"degrees", nullptr}};
    const auto scenario = cw::scenario_from_json(wars::battle_of(match, battle));
    REQUIRE_MESSAGE(scenario, words::english(scenario.error().message));
    CHECK(coins_of(*scenario, cw::Side::Tails) == 5);
    CHECK(scenario->sides[1].name == "Theirs");
    CHECK(scenario->victory.goals[0]->coins == 4);
}

#include "game/coin_wars/wars/war_draft.h"

#include <doctest/doctest.h>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/wars/rules/war.h"
#include "game/coin_wars/wars/war_file.h"
#include "game/coin_wars/wars/war_leaders.h"
#include "tests/game/coin_wars/wars/small_war.h"
#include "tests/support/at_least.h"
#include "tests/support/files.h"

namespace war = rules::war;

namespace {

// Ford, mill, ford again; the winner of the first battle goes on, and the last one decides.
war::WarPlan three_battles() {
    war::WarPlan plan = wars::new_war();
    plan.title = "Three battles";
    plan.summary = "For tests.";
    wars::add_place(tests::library(), plan, "ford", "The ford", {4, 4});
    wars::add_place(tests::library(), plan, "mill", "The mill", {8, 6});
    wars::add_place(tests::library(), plan, "ford", "The ford again", {12, 4});
    wars::lead(plan, 0, 0, 1, true);
    wars::lead(plan, 0, 1, 1, true);
    wars::lead(plan, 0, 2, 2, true);
    wars::lead(plan, 1, 2, 2, true);
    return plan;
}

std::string first_problem(const war::WarPlan& plan) {
    const auto problems = wars::problems_of(plan, {});
    if (problems.empty()) return "";
    return words::english(problems.front().where) + ": " + words::english(problems.front().reason);
}

}  // namespace

TEST_CASE("a war made of three battles holds, and its file is the same war") {
    war::WarPlan plan = three_battles();
    CHECK(first_problem(plan).empty());
    CHECK(plan.map.roads.size() == 3);
    CHECK(plan.nations[0].name == "Overton");
    CHECK(plan.nations[0].pool.total() > 0);
    CHECK(plan.nations[0].prices.of("dime") == 10);
    const auto json = wars::war_file_json(plan);
    CHECK(tests::faults_of(json) == "holds");
    const auto again = wars::war_draft(tests::library(), json, "w.json");
    REQUIRE(again);
    CHECK(*again == plan);
}

TEST_CASE("a war of one battle holds as it was added; an empty one says what it lacks") {
    war::WarPlan plan = wars::new_war();
    CHECK(first_problem(plan) == "The war: It has no title.");
    plan.title = "One battle";
    plan.summary = "For tests.";
    CHECK(first_problem(plan) == "The war: a war needs at least one battle");
    wars::add_place(tests::library(), plan, "ford", "The ford", {4, 4});
    CHECK(first_problem(plan).empty());
}

TEST_CASE("refused with place and reason: a circle, a battle that is gone, a name twice, one that no way leads to") {
    war::WarPlan circle = three_battles();
    wars::lead(circle, 2, 0, 0, true);
    CHECK(first_problem(circle) == "The ford again: a circle of battles: The ford again leads back to The ford");
    war::WarPlan gone = three_battles();
    gone.places[1].battle = "no-such-battle";
    wars::look_up_battles(tests::library(), gone);
    CHECK(first_problem(gone) == "The mill: the battle \"no-such-battle\" is gone");
    war::WarPlan twice = three_battles();
    twice.places[2].id = twice.places[0].id;
    CHECK(first_problem(twice) == "The ford again: this name is taken already");
    war::WarPlan apart = three_battles();
    wars::lead(apart, 0, 0, 1, false);
    wars::lead(apart, 0, 1, 1, false);
    CHECK(first_problem(apart) == "The mill: no way leads to this battle");
}

TEST_CASE("a people's new name is its name everywhere") {
    war::WarPlan plan = three_battles();
    wars::call_nation(plan, 0, "Überlingen");
    CHECK(plan.nations[0].id == "uberlingen");
    CHECK(plan.places[2].heads == "uberlingen");
    CHECK(plan.places[2].next[0].when->winner == "uberlingen");
    CHECK(plan.places[2].next[0].end->winner == "uberlingen");
    wars::call_nation(plan, 1, "Überlingen");
    CHECK(plan.nations[1].id == "uberlingen-2");
    wars::call_nation(plan, 1, "nobody");
    CHECK(plan.nations[1].id == "south");
    CHECK(first_problem(plan).empty());
}

TEST_CASE("a battle that is taken away takes its ways, roads and leaders with it") {
    war::WarPlan plan = three_battles();
    const auto offered = wars::leaders_on_offer(tests::library(), plan, 0);
    for (const war::LeaderSetup& leader : tests::at_least(1, offered)) wars::set_leader(plan, leader, true);
    CHECK(plan.leaders.size() == offered.size());
    wars::remove_place(plan, 2);
    CHECK(first_problem(plan).empty());
    CHECK(plan.map.roads.size() == 1);
    CHECK(plan.places[1].next[2].end->winner == war::kNobody);
    wars::remove_place(plan, 0);
    CHECK(plan.begins == plan.places[0].id);
    plan.leaders = {{"Somebody", plan.nations[0].id, {"h1"}, {plan.places[0].id}}};
    plan.places.push_back(plan.places[0]);
    plan.places[1].id = "another";
    plan.places[1].next[0].when->fell = {"Somebody"};
    wars::remove_place(plan, 0);
    CHECK(plan.leaders.empty());
    CHECK(plan.places[0].next[0].when->fell.empty());
    plan.places[0].next[0].when = war::When{};
    CHECK(first_problem(plan).find("needs a condition") != std::string::npos);
}

TEST_CASE("the only battle is exchanged for another: both nations have the new one's coins alone") {
    war::WarPlan plan = wars::new_war(), other = wars::new_war();
    wars::add_place(tests::library(), plan, "ford", "The ford", {4, 4});
    wars::remove_place(plan, 0);
    wars::add_place(tests::library(), plan, "mill", "The mill", {8, 6});
    wars::add_place(tests::library(), other, "mill", "The mill", {8, 6});
    for (std::size_t i = 0; i < 2; ++i) CHECK(plan.nations[i].pool == other.nations[i].pool);
}

TEST_CASE("an outcome that asks for a draw asks for no margin") {
    war::When when;
    wars::ask_winner(when, "north");
    when.margin = 50;
    wars::ask_winner(when, "south");
    CHECK(when.margin == 50);
    wars::ask_winner(when, war::kNobody);
    CHECK(when.margin == 0);
}

TEST_CASE("who can lead is called by name, and is one in all battles") {
    war::WarPlan plan = wars::new_war();
    plan.nations[0].name = "Carthage";
    plan.nations[1].name = "Rome";
    wars::add_place(tests::library(), plan, "cannae", "Cannae", {4, 4});
    wars::add_place(tests::library(), plan, "zama", "Zama", {8, 4});
    const auto offered = wars::leaders_on_offer(tests::library(), plan, 0);
    const auto hannibal = std::ranges::find(offered, "Hannibal", &war::LeaderSetup::name);
    REQUIRE(hannibal != offered.end());
    CHECK(hannibal->fights == std::vector<war::PlaceId>{"cannae", "zama"});
    CHECK(hannibal->coins.front() == "h5");
    CHECK_FALSE(wars::leads(plan, *hannibal));
    wars::set_leader(plan, *hannibal, true);
    CHECK(wars::leads(plan, *hannibal));
    CHECK(plan.leader_of(0, 0, "h5") == &plan.leaders.front());
    plan.places[1].next[0].when->fell = {"Hannibal"};
    plan.places[1].next[1].when->lives = {"Hannibal"};
    wars::set_leader(plan, *hannibal, false);
    CHECK(plan.leaders.empty());
    CHECK(plan.places[1].next[0].when->fell.empty());
    CHECK(plan.places[1].next[1].when->lives.empty());
    // A leader who is no longer in any battle can be removed.
    plan.leaders.push_back({"Hasdrubal", "carthage", {}, {}});
    plan.nations[0].id = "carthage";
    CHECK(wars::leaders_on_offer(tests::library(), plan, 0).back().name == "Hasdrubal");
}

TEST_CASE("an end of the war for somebody leads to no battle any more") {
    war::WarPlan plan = three_battles();
    wars::end_war(plan, 1, 2, 1);
    CHECK(plan.places[1].next[2].to.empty());
    CHECK(plan.places[1].next[2].end->winner == "netherton");
    wars::end_war(plan, 1, 2, -1);
    CHECK(plan.places[1].next[2].end->winner == war::kNobody);
    CHECK(plan.map.roads.size() == 2);
}

TEST_CASE("a nation fights on the side that bears its name, whichever face that is") {
    war::WarPlan plan = wars::new_war();
    plan.nations[0].name = "Carthage";
    plan.nations[1].name = "Rome";
    wars::add_place(tests::library(), plan, "cannae", "Cannae", {4, 4});
    wars::add_place(tests::library(), plan, "zama", "Zama", {8, 4});
    for (const war::Place& place : tests::at_least(2, plan.places)) {
        const auto battle = battles::find_battle(tests::library(), place.battle);
        REQUIRE(battle);
        const bool carthage = battle->scenario.sides[0].name == "Carthage";
        CHECK(place.heads == plan.nations[carthage ? 0 : 1].id);
    }
}

TEST_CASE("a war without any battle is kept and read again") {
    war::WarPlan plan = wars::new_war();
    plan.title = "Nothing yet";
    const auto read = [&] { return wars::war_draft(tests::library(), wars::war_file_json(plan), "unsaved.json"); };
    REQUIRE(read());
    CHECK(*read() == plan);
    wars::add_place(tests::library(), plan, "ford", "The ford", {4, 4});
    wars::remove_place(plan, 0);
    REQUIRE(read());
    CHECK(read()->title == "Nothing yet");
    rules::Json nowhere = wars::war_file_json(plan);
    nowhere["begins"] = "nowhere!";
    CHECK_FALSE(wars::war_draft(tests::library(), nowhere, "unsaved.json"));
}

TEST_CASE("blanks alone are no text: its file has none, and one that has them can be mended") {
    war::WarPlan plan = three_battles();
    rules::Json json = wars::war_file_json(plan);
    json["places"][0]["date"] = " ";
    json["era"] = "\u3000";
    CHECK(tests::faults_of(json) != "holds");
    const auto mended = wars::war_draft(tests::library(), json, "w.json");
    REQUIRE(mended);
    CHECK(*mended == plan);
    plan.places[0].date = " ";
    plan.places[0].next[0].words = " \n";
    CHECK(tests::faults_of(wars::war_file_json(plan)) == "holds");
    plan.title = " ";
    CHECK(first_problem(plan) == "The war: It has no title.");
}

TEST_CASE("a war has battles of any file name, a pack's as well, and their titles are cut to its length") {
    const kit::Folder folder("war_battles");
    const battles::Library library(tests::library().assets(), folder.path());
    const rules::Json ford = battles::read_json(library.assets() / "battles" / "ford.json").value();
    for (const char* made : {"battles", "packs/crusades/battles"})
        std::filesystem::create_directories(folder.path() / made);
    const std::string long_name = "Across the ford in winter and by night";
    folder.write("battles/" + long_name + ".json", ford.dump());
    folder.write("packs/crusades/pack.json", "{}");
    folder.write("packs/crusades/battles/ford.json", ford.dump());
    war::WarPlan plan = wars::new_war();
    plan.title = "Two fords";
    plan.summary = "For tests.";
    wars::add_place(library, plan, long_name, std::string(120, 'x'), {4, 4});
    wars::add_place(library, plan, "ford@crusades", "The ford", {8, 4});
    wars::lead(plan, 0, 2, 1, true);
    CHECK(plan.places[0].title == std::string(80, 'x'));
    const auto read = wars::war_from_json(library, wars::war_file_json(plan), "w.json");
    REQUIRE_MESSAGE(read, battles::sentence(read.error().front()));
    const auto match = war::War::start(read->json);
    REQUIRE(match);
    CHECK(match->at().battle == long_name);
}

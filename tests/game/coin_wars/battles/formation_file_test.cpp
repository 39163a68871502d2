// Formation files: shipped ones, writing and reading back, and one sentence per fault.

#include <doctest/doctest.h>

#include <map>
#include <set>

#include "game/cli/check.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/formation_armies.h"
#include "game/coin_wars/battles/formation_file.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/schema.h"
#include "tests/support/files.h"

namespace {

using battles::FormationPlan;
using rules::Json;
namespace fs = std::filesystem;

const fs::path kHome = fs::path(COINWARS_SOURCE_DIR) / "assets";

Json generated() {
    return Json::parse(
        R"({"format": "coinwars-formation/1", "generator": "phalanx", "width": 8, "spacing": 1.5,
                           "mix": [{"type": "nickel", "coins": 4, "where": "wings"}, {"type": "penny", "coins": 9}]})");
}

Json own() {
    return Json::parse(R"({"format": "coinwars-formation/1", "title": "Arrow head", "notes": ["Mine."],
                           "places": [{"type": "penny", "at": [0, 0]}, {"type": "penny", "at": [0.5, -1]},
                                      {"type": "penny", "at": [-0.6, -1]}]})");
}

std::string fault_of(const Json& json) {
    const auto plan = battles::formation_from_json(kHome, json, "mine.json");
    if (plan) return "";
    CHECK(plan.error().front().file == "mine.json");
    return plan.error().front().pointer + ": " + plan.error().front().reason;
}

Json with(Json json, const char* pointer, const Json& value) {
    json[Json::json_pointer(pointer)] = value;
    return json;
}

Json without(Json json, const char* key) {
    json.erase(key);
    return json;
}

}  // namespace

TEST_CASE("there is a file for each of the formations, under its name, and the check knows the format") {
    std::set<std::string> keys;
    for (const auto& entry : fs::directory_iterator(kHome / "formations")) {
        for (const auto& fault : battles::check_file(kHome, entry.path())) FAIL_CHECK(battles::sentence(fault));
        const auto plan = battles::load_formation(kHome, entry.path());
        REQUIRE(plan);
        CAPTURE(entry.path().filename().string());
        REQUIRE(plan->formation);
        CHECK(plan->formation->key == entry.path().stem().string());
        // So that the catalogue can translate it.
        CHECK(plan->title == plan->formation->name.english());
        CHECK(battles::types_of(*plan).size() >= 3);
        keys.insert(plan->title);
    }
    CHECK(keys.size() == battles::formations().size());
    const auto shelf = battles::load_formations(kHome);
    CHECK(shelf.plans.size() == 16);
    CHECK(shelf.faults.empty());
}

TEST_CASE("a formation that is written and read again is the same") {
    std::vector<Json> files{
        generated(),
        own(),
        with(own(), "/mirrored", true),
        with(with(generated(), "/generator", "line"), "/coin_set", "us"),
        with(with(generated(), "/coin_set", "uk"), "/mix", Json::parse(R"([{"type": "uk_1_penny", "coins": 5}])")),
        with(with(own(), "/coin_set", {"us", "uk"}), "/places/0/type", "uk_20_pence")};
    for (const auto& entry : fs::directory_iterator(kHome / "formations"))
        files.push_back(*battles::read_json(entry.path()));
    for (const Json& file : files) {
        CAPTURE(file.dump());
        const auto plan = battles::formation_from_json(kHome, file, "");
        REQUIRE(plan);
        const std::string text = battles::formation_text(*plan);
        CHECK(Json::parse(text) == battles::formation_json(*plan));
        const auto again = battles::formation_from_json(kHome, Json::parse(text), "");
        REQUIRE(again);
        CHECK(*again == *plan);
        CHECK(battles::formation_text(*again) == text);
    }
}

TEST_CASE("a formation file has a line a group or place") {
    CHECK(battles::formation_text(*battles::formation_from_json(kHome, generated(), "")) ==
          "{\n"
          "  \"format\": \"coinwars-formation/1\",\n"
          "  \"generator\": \"phalanx\",\n"
          "  \"width\": 8,\n"
          "  \"spacing\": 1.5,\n"
          "  \"mix\": [\n"
          "    {\"type\": \"nickel\", \"coins\": 4, \"where\": \"wings\"},\n"
          "    {\"type\": \"penny\", \"coins\": 9, \"where\": \"front\"}\n"
          "  ]\n"
          "}\n");
    CHECK(battles::formation_text(*battles::formation_from_json(kHome, own(), "")) ==
          "{\n"
          "  \"format\": \"coinwars-formation/1\",\n"
          "  \"title\": \"Arrow head\",\n"
          "  \"notes\": [\n"
          "    \"Mine.\"\n"
          "  ],\n"
          "  \"places\": [\n"
          "    {\"type\": \"penny\", \"at\": [0, 0]},\n"
          "    {\"type\": \"penny\", \"at\": [0.5, -1]},\n"
          "    {\"type\": \"penny\", \"at\": [-0.6, -1]}\n"
          "  ]\n"
          "}\n");
}

TEST_CASE("each fault of a formation file gets its place and reason") {
    const Json five_hundred{{{"type", "penny"}, {"coins", 500}}, {{"type", "penny"}, {"coins", 1}}};
    const std::pair<Json, std::string> rows[]{
        {generated(), ""},
        {own(), ""},
        {with(generated(), "/format", "coinwars-formation"), "/format: must be \"coinwars-formation/1\""},
        {with(generated(), "/colour", "red"), "/colour: nothing has this name here"},
        {with(generated(), "/generator", "rabble"),
         "/generator: must be one of line, column, phalanx, syntagma, oblique, wedge, square, tercio, "
         "quincunx, "
         "crescent, envelop, echelon, testudo, skirmish, refused, mixte, not \"rabble\""},
        {with(generated(), "/width", -1), "/width: must be from 0 to 500, not -1"},
        {with(generated(), "/width", "wide"), "/width: a number is needed, not \"wide\""},
        {with(generated(), "/spacing", 0.9), "/spacing: must be from 1 to 4, not 0.9"},
        {with(generated(), "/mirrored", 1), "/mirrored: true or false is needed, not 1"},
        {with(generated(), "/horns", true), "/horns: means nothing to the formation \"phalanx\""},
        {with(generated(), "/generator", "wedge"), "/width: means nothing to the formation \"wedge\""},
        {with(without(generated(), "width"), "/generator", "testudo"),
         "/spacing: means nothing to the formation \"testudo\""},
        {without(generated(), "mix"), "/mix: is missing"},
        {with(generated(), "/mix", Json::array()), "/mix: at least one group is needed"},
        {with(generated(), "/mix/0/coins", 0), "/mix/0/coins: must be from 1 to 500, not 0"},
        {with(generated(), "/mix", five_hundred), "/mix: 501 coins, at most 500 are allowed"},
        {with(generated(), "/mix/1/where", "behind"),
         "/mix/1/where: must be one of front, rear, left, right, wings, centre, not \"behind\""},
        {with(generated(), "/mix/1/type", "pany"), "/mix/1/type: no coin of the set is called \"pany\""},
        {with(generated(), "/coin_set", "roman"), "/coin_set: there is no coin set \"roman\""},
        {with(generated(), "/coin_set", "../coins/us"), "/coin_set: there is no coin set \"../coins/us\""},
        {with(generated(), "/coin_set", {"us", "roman"}), "/coin_set: there is no coin set \"roman\""},
        {with(generated(), "/coin_set", Json::array()), "/coin_set: at least one coin set is needed"},
        {with(generated(), "/places", own()["places"]),
         "/places: stands beside a generator: only one of them is needed"},
        {with(own(), "/mix", generated()["mix"]), "/mix: goes with a generator only"},
        {without(own(), "places"), "/: a generator or places are needed"},
        {with(own(), "/places", Json::array()), "/places: at least one place is needed"},
        {with(own(), "/places/2/at", {1, 2, 3}), "/places/2/at: a point [x, y] is needed, not a list of 3"},
        {with(own(), "/places/2/at", {0.5, 2000}), "/places/2/at/1: must be from -1000 to 1000, not 2000"},
        {with(own(), "/places/2/at", {0.5, -0.5}), "/places/2/at: overlaps place 0 by 0.22 in"},
        {with(own(), "/places/1/type", "pany"), "/places/1/type: no coin of the set is called \"pany\""},
        {with(own(), "/title", 7), "/title: text is needed, not 7"},
        {Json::array(), ": Coin Wars does not know this kind of file. What is needed here is a formation."},
    };
    for (const auto& [json, sentence] : rows) CHECK(fault_of(json) == sentence);
}

TEST_CASE("all faults of a formation are told at once") {
    Json places = with(with(own(), "/places/1/type", "pany"), "/places/2/at", {0.2, 0});
    places["title"] = 7;
    Json mix = with(with(generated(), "/mix/0/coins", 0), "/mix/1/type", "pany");
    mix["spacing"] = 9;
    const auto all_of = [](const Json& json) {
        const auto plan = battles::formation_from_json(kHome, json, "f");
        std::string all;
        if (plan) return all;
        for (const auto& fault : plan.error()) all += battles::sentence(fault) + "\n";
        return all;
    };
    CHECK(all_of(places) ==
          "f: /title: text is needed, not 7\n"
          "f: /places/1/type: no coin of the set is called \"pany\"\n"
          "f: /places/2/at: overlaps place 0 by 0.60 in\n");
    CHECK(all_of(mix) ==
          "f: /spacing: must be from 1 to 4, not 9\n"
          "f: /mix/0/coins: must be from 1 to 500, not 0\n"
          "f: /mix/1/type: no coin of the set is called \"pany\"\n");
}

TEST_CASE("the schema of formations refuses what the reader refuses") {
    const kit::Folder folder("formations");
    const auto faults =
        battles::check_file(kHome, folder.write("broken.json", with(generated(), "/mix/0/coins", "many").dump()));
    REQUIRE(faults.size() == 1);
    CHECK(battles::sentence(faults[0]) ==
          (folder.path() / "broken.json").generic_string() + ": /mix/0/coins: a whole number is needed, not \"many\"");
    for (const auto& json :
         {with(generated(), "/generator", "rabble"), with(own(), "/mix", generated()["mix"]),
          with(generated(), "/places", own()["places"]), with(generated(), "/spacing", 0), without(own(), "places")})
        CHECK_FALSE(battles::check_schema(kHome, "formation", json, "").empty());
    const kit::Folder own("own_formations");
    fs::create_directories(own.path() / "formations");
    own.write("formations/broken.json", with(generated(), "/mix/0/coins", "many").dump());
    own.write("formations/mine.json", generated().dump());
    const auto shelf = battles::load_formations(battles::Library(kHome, own.path()));
    CHECK(shelf.plans.size() == battles::load_formations(kHome).plans.size() + 1);
    CHECK(shelf.files.back().name == "mine");
    CHECK(shelf.files.back().origin == battles::Origin::Own);
    CHECK(shelf.faults.size() == 1);
}

TEST_CASE("closed up, every coin of the formations that ship is in an Army, but where they stand apart") {
    std::map<std::string, double> diameters;
    const auto rows = battles::load_coin_sets(kHome, {"us"}, "");
    REQUIRE(rows);
    for (const Json& row : *rows) diameters[row["type"]] = row["diameter"];
    const auto shelf = battles::load_formations(kHome);
    for (const FormationPlan& plan : shelf.plans) {
        CAPTURE(plan.title);
        std::vector<battles::Member> members;
        for (const std::string& type : battles::types_of(plan)) members.push_back({type, diameters.at(type)});
        const auto taken = battles::close_up(plan, members, {});
        REQUIRE(taken);
        std::vector<battles::Recruit> recruits;
        for (std::size_t i = 0; i < members.size(); ++i)
            recruits.push_back({members[i].type,
                                {taken->at[i], members[i].diameter / 2},
                                members[i].type == "quarter",
                                taken->parts[i]});
        std::size_t in_armies = 0;
        for (const auto& army : battles::cut_into_armies(recruits, plan.formation->cut)) in_armies += army.size();
        CHECK(in_armies == (plan.formation->one_army ? members.size() : 0));
    }
}

// Files: every shipped battle loads; a broken one gets one sentence with file, location and reason.

#include <doctest/doctest.h>

#include <set>

#include "game/cli/check.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/quick_code.h"
#include "game/coin_wars/battles/schema.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "tests/support/at_least.h"
#include "tests/support/files.h"
#include "tests/support/sanitized.h"

namespace {

using rules::Json;
namespace fs = std::filesystem;

const fs::path kAssets = fs::path(COINWARS_SOURCE_DIR) / "assets";

Json two_lines() { return *battles::read_json(kAssets / "battles" / "two-lines.json"); }

// The one sentence about a file with this text.
std::string sentence(std::string_view text) {
    const kit::Folder folder("battles");
    const auto faults = battles::check_file(kAssets, folder.write("broken.json", text));
    if (faults.empty()) return "";
    CHECK(faults.front().file == (folder.path() / "broken.json").generic_string());
    return (faults.front().pointer.empty() ? "" : faults.front().pointer + ": ") + faults.front().reason;
}

std::string changed(const char* pointer, const Json& value) {
    Json json = two_lines();
    json[Json::json_pointer(pointer)] = value;
    return sentence(json.dump());
}

}  // namespace

TEST_CASE("every file in assets/battles and assets/coins holds") {
    const auto shelf = battles::load_battles(kAssets);
    for (const auto& fault : shelf.faults) FAIL_CHECK(battles::sentence(fault));
    CHECK(shelf.battles.size() >= 2);
    for (const char* folder : {"battles", "coins"})
        for (const auto& entry : fs::directory_iterator(kAssets / folder))
            for (const auto& fault : battles::check_file(kAssets, entry.path())) FAIL_CHECK(battles::sentence(fault));
    for (const auto& battle : shelf.battles) {
        CHECK_MESSAGE(!battle.title.empty(), battle.name);
        CHECK_MESSAGE(!battle.summary.empty(), battle.name);
    }
}

TEST_CASE("every battle with ground says where north is, and how large it is unless nobody knows") {
    // At sea and between stars nothing was measured, and of these fields the sources give no width.
    const std::set<std::string> unmeasured{"adrianople", "hydaspes",  "lissa", "metaurus",
                                           "pale-annie", "trasimene", "trebia"};
    const auto shelf = battles::load_battles(kAssets);
    for (const auto& battle : tests::at_least(30, shelf.battles)) {
        CAPTURE(battle.name);
        const rules::coin_wars::Scenario& scenario = battle.scenario;
        CHECK(scenario.map.north.has_value() == !scenario.terrain.empty());
        CHECK(scenario.map.scale.has_value() == (!scenario.terrain.empty() && !unmeasured.contains(battle.name)));
    }
}

TEST_CASE("a battle is counted as parsed once, and not at all before it is parsed") {
    const battles::Library library(kAssets);
    for (const std::string& name : {std::string("cannae"), battles::quick_name({7, {1, 2}})}) {
        CAPTURE(name);
        const int before = library.parsed();
        const auto json = battles::find_battle_json(library, name);
        REQUIRE(json);
        CHECK(library.parsed() == before);
        CHECK(*json == battles::find_battle(library, name).value().json);
        CHECK(library.parsed() == before + 1);
    }
    CHECK(battles::find_battle_json(library, "atlantis").error() == battles::find_battle(library, "atlantis").error());
}

TEST_CASE("Cannae, basic, is the battle of the facts") {
    const auto battle = battles::find_battle(kAssets, "cannae");
    REQUIRE(battle);
    using rules::coin_wars::Side;
    CHECK(battle->coins(Side::Heads) == 29);
    CHECK(battle->coins(Side::Tails) == 41);
    const auto& scenario = battle->scenario;
    CHECK(scenario.victory.turns == 12);
    CHECK(scenario.victory.goals[0]->coins == 18);
    CHECK(scenario.victory.goals[1]->of[0].coins == 22);
    CHECK(scenario.sides[0].names.at("nickel") == "Balearic slinger");
    CHECK(!scenario.first);
    CHECK(battle->year == -216);
    double offense[2]{}, defense[2]{};
    for (std::size_t i = 0; i < scenario.coins.size(); ++i) {
        const auto side = rules::coin_wars::index(scenario.coins[i].side);
        offense[side] += scenario.type_of(static_cast<int>(i)).offense;
        defense[side] += scenario.type_of(static_cast<int>(i)).defense;
    }
    CHECK(offense[0] == 83);
    CHECK(defense[0] == 81);
    CHECK(offense[1] == 94);
    CHECK(defense[1] == 102);
}

TEST_CASE("each fault gets one sentence: place and reason") {
    struct Row {
        const char* place;
        Json value;
        std::string sentence;
    };
    const Row rows[]{
        {"/sides/heads/coins/3/type", "pany", "/sides/heads/coins/3/type: no coin of the set is called \"pany\""},
        {"/sides/heads/coins/3/at", {10.5, 5.25}, "/sides/heads/coins/3/at: overlaps h1 by 0.38 in"},
        {"/sides/heads/coins/3/at", {24, 5.25}, "/sides/heads/coins/3/at: extends 0.38 in beyond the table's edge"},
        {"/coin_set", "roman", "/coin_set: there is no coin set \"roman\""},
        {"/coin_set", "../coins/us", "/coin_set: there is no coin set \"../coins/us\""},
        {"/summary", 7, "/summary: text is needed, not 7"},
    };
    for (const Row& row : rows) CHECK(changed(row.place, row.value) == row.sentence);
}

TEST_CASE("texts that are no battle") {
    CHECK(sentence("{\"format\": ") == "is no JSON: line 1, column 12: it ends too early");
    CHECK(sentence("{\"format\": \"coinwars-battle/1\", \"table\": {\"width\": NaN}}")
              .find("is no JSON: line 1, column") == 0);
    CHECK(sentence("[]") == "this is not a Coin Wars file: an object is needed, not a list");
    CHECK(sentence("{}") == "/format: is missing: the file does not say what it is");
    CHECK(sentence("{\"format\": 1}") == "/format: text is needed, not 1");
    CHECK(sentence("") == "is empty");
    CHECK(sentence(" \n\t") == "is empty");
    CHECK(sentence("{\"title\": \"\xff\"}") == "is no JSON: line 1, column 12: bytes that are no UTF-8");
    CHECK(sentence("{\"format\":\"novel/1\"}") == "/format: the format \"novel/1\" is not known");
    CHECK(sentence("{\"format\":\"coinwars-battle/1\"}") == "/sides: is missing");
    CHECK(sentence(std::string(100'000, '[')) ==
          "is no JSON: line 1, column 33: nested more than 32 deep, at /0/0/0/0/0/0");
    CHECK(sentence(std::string(9u << 20, ' ')) == "is larger than 8 MiB");
}

TEST_CASE("100,000 coins are refused by their number") {
    const int many = kit::kSanitized ? 10'000 : 100'000;
    Json json = two_lines();
    Json coins = Json::array();
    for (int i = 0; i < many; ++i) coins.push_back({{"id", std::to_string(i)}, {"type", "penny"}});
    json["sides"]["heads"]["coins"] = coins;
    CHECK(sentence(json.dump()) ==
          "/sides/heads/coins: a list of " + std::to_string(many) + ", at most 2000 are allowed");
}

TEST_CASE("files that cannot be read") {
    const auto missing = battles::check_file(kAssets, "no/such/file.json");
    REQUIRE(missing.size() == 1);
    CHECK(battles::sentence(missing[0]) == "no/such/file.json: there is no such file");
    CHECK(battles::check_file(kAssets, kAssets)[0].reason == "is a folder, not a file");
    const auto unknown = battles::find_battle(kAssets, "../battles/cannae");
    REQUIRE(!unknown);
    const std::string reason = unknown.error()[0].reason;
    CHECK(reason.starts_with("there is no battle by this name; choose from adrianople, "));
    CHECK(reason.find("cannae, ") != std::string::npos);
    CHECK(words::english(battles::told(unknown.error()[0])) == "\"../battles/cannae\": " + reason);
}

TEST_CASE("a broken coin set is named by its own file") {
    const kit::Folder folder("coins");
    Json set = *battles::read_json(kAssets / "coins" / "us.json");
    set["coins"][2]["diameter"] = 40;
    const auto faults = battles::check_file(kAssets, folder.write("us.json", set.dump()));
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].pointer == "/coins/2/diameter");
    CHECK(faults[0].reason == "must be from 0.25 to 3, not 40");
}

TEST_CASE("BX-8: the default set's points, as measured") {
    const auto rows = battles::load_coin_sets(kAssets, {"us"}, "");
    REQUIRE(rows);
    std::string prices;
    for (const Json& row : *rows) prices += row["type"].get<std::string>() + " " + row["points"].dump() + "\n";
    CHECK(prices == "penny 0.5\nnickel 12.0\ndime 3.0\nquarter 30.0\nhalf_dollar 2.0\ndollar 50.0\n");
}

TEST_CASE("the schema and the reader agree on a battle with everything in it") {
    const fs::path file = fs::path(COINWARS_SOURCE_DIR) / "tests" / "fuzz" / "seeds" / "battle" / "everything.json";
    for (const auto& fault : battles::check_file(kAssets, file)) FAIL_CHECK(battles::sentence(fault));
    const auto battle = battles::load_battle(kAssets, file);
    REQUIRE(battle);
    // It is also valid as the program writes it.
    Json written = rules::coin_wars::to_json(battle->scenario);
    CHECK(battles::battle_from_json(kAssets, written, "written"));
    for (const auto& [place, value] :
         std::vector<std::pair<const char*, Json>>{{"/victory/heads/any/0/lost", Json::object()},
                                                   {"/rules/technology/0/severe", 7},
                                                   {"/terrain/0/kind", "bog"}}) {
        Json broken = written;
        broken[Json::json_pointer(place)] = value;
        CHECK_FALSE(battles::check_schema(kAssets, "battle", broken, "broken").empty());
    }
}

TEST_CASE("CW-1, section 1: the default set is the rule book's table") {
    const auto rows = battles::load_coin_sets(kAssets, {"us"}, "");
    REQUIRE(rows);
    std::string table;
    for (const Json& row : *rows)
        table += row["type"].get<std::string>() + " " + row["offense"].dump() + "/" + row["defense"].dump() + " " +
                 row["move"].dump() + " " + row["diameter"].dump() + " " + row["cents"].dump() + " " +
                 row["traits"].dump() + "\n";
    CHECK(table ==
          "penny 1/1 3.0 0.75 1 []\n"
          "nickel 3/5 3.0 0.835 5 [\"long_range\"]\n"
          "dime 5/3 5.0 0.705 10 [\"charge\"]\n"
          "quarter 10/10 5.0 0.955 25 [\"command\"]\n"
          "half_dollar 0/0 5.0 1.205 50 [\"spy\"]\n"
          "dollar 15/20 5.0 1.043 100 [\"armored\"]\n");
}

TEST_CASE("all that does not fit in a battle is told, not only the first of it") {
    Json json = two_lines();
    json["sides"]["heads"]["coins"][3]["at"] = {24, 5.25};
    json["sides"]["tails"]["coins"][2]["at"] = json["sides"]["tails"]["coins"][1]["at"];
    const auto battle = battles::battle_from_json(kAssets, json, "mine.json");
    REQUIRE_FALSE(battle);
    std::set<std::string> places;
    for (const auto& fault : battle.error()) places.insert(fault.pointer);
    CHECK(places == std::set<std::string>{"/sides/heads/coins/3/at", "/sides/tails/coins/2/at"});
    json["coin_set"] = nullptr;
    CHECK(battles::battle_from_json(kAssets, json, "mine.json").error() == battle.error());
}

TEST_CASE("ten faults of a file are named at once, each with its place, and nothing that comes of them") {
    Json json = two_lines();
    json["mat"] = "velvet";
    json["table"]["width"] = "wide";
    json["surprise"] = 1;
    json["notes"] = 7;
    Json& heads = json["sides"]["heads"];
    heads["names"] = {{"pany", "Foot"}};
    heads["zone"] = {{1, 1}, {9, 1}, {1, 4}, {9, 4}};
    heads["coins"][0]["type"] = "pany";
    heads["coins"][1]["id"] = "Alen\u00e7on";
    heads["armies"] = Json::parse("[[\"h1\", \"Alen\u00e7on\"], [\"h3\", \"h99\"]]");
    json["victory"]["heads"] = {{"any", {{{"lost", {{"side", "tails"}, {"named", {"t77"}}}}}}}};
    const kit::Folder folder("faults");
    std::string told;
    for (const auto& fault : battles::check_file(kAssets, folder.write("ten.json", json.dump())))
        told += fault.pointer + ": " + fault.reason + "\n";
    CHECK(told == R"(/surprise: nothing has this name here
/table/width: a number is needed, not "wide"
/sides/heads/zone: the polygon crosses itself: edges 1 and 3
/sides/heads/names/pany: no coin of the set is called "pany"
/sides/heads/coins/0/type: no coin of the set is called "pany"
/sides/heads/coins/1/id: must be letters, digits, _, - and dots, not "Alençon"
/victory/heads/any/0/lost/named/0: no coin is called "t77"
/mat: must be one of felt, grass, sand, snow, mud, sea, stars, not "velvet"
/sides/heads/armies/1/1: no coin is called "h99"
/notes: a list is needed, not 7
)");
}

TEST_CASE("fifty faults of a file are told, and no more") {
    Json json = two_lines();
    Json coins = Json::array();
    for (int i = 0; i < 200; ++i) coins.push_back({{"id", "?" + std::to_string(i)}, {"type", "penny"}, {"waits", -1}});
    json["sides"]["heads"]["coins"] = coins;
    const kit::Folder folder("fifty");
    CHECK(battles::check_file(kAssets, folder.write("fifty.json", json.dump())).size() == 50);
}

TEST_CASE("a coin set and a formation tell all their faults as well") {
    const kit::Folder folder("sets");
    Json set = *battles::read_json(kAssets / "coins" / "us.json");
    set["coins"][0]["move"] = 4;
    set["coins"][1]["type"] = "penny";
    set["coins"][2]["diameter"] = 40;
    set["currency"] = "$";
    std::string told;
    for (const auto& fault : battles::check_file(kAssets, folder.write("set.json", set.dump())))
        told += fault.pointer + " ";
    CHECK(told == "/coins/0/move /coins/2/diameter /coins/1/type /currency ");
    Json plan = *battles::read_json(kAssets / "formations" / "crescent.json");
    plan["title"] = 1;
    plan["notes"] = 2;
    plan["mix"][0]["coins"] = "many";
    told.clear();
    for (const auto& fault : battles::check_file(kAssets, folder.write("plan.json", plan.dump())))
        told += fault.pointer + " ";
    CHECK(told == "/title /notes /mix/0/coins ");
}

TEST_CASE("in a file of any format the part that is wrong is named with its place") {
    const fs::path root = COINWARS_SOURCE_DIR;
    const std::pair<const char*, const char*> files[]{
        {"assets/battles/two-lines.json", "sides"},   {"assets/coins/us.json", "coins"},
        {"assets/formations/crescent.json", "mix"},   {"assets/help/coin-wars.json", "sections"},
        {"assets/lessons/lesson.json", "steps"},      {"tests/replays/quiet.json", "steps"},
        {"assets/stories/coin-rpg.json", "moods"},    {"assets/stories/edged-coins.json", "encounters"},
        {"assets/stories/universalis.json", "moods"}, {"assets/odds/battles.json", "battles"}};
    for (const auto& [path, key] : files) {
        const std::string& file = path;
        CAPTURE(file);
        const Json json = *battles::read_json(root / file);
        const auto with = [&](const std::string& name, const Json& value) {
            Json changed = json;
            changed[name] = value;
            return sentence(changed.dump());
        };
        const std::string place = std::string("/").append(key);
        CHECK(with(key, 7).starts_with(place + ": "));
        CHECK(with(key, 7).find(" is needed, not 7") != std::string::npos);
        CHECK(with("surprise", 1) == "/surprise: nothing has this name here");
        Json without = json;
        without.erase(key);
        CHECK(sentence(without.dump()) == place + ": is missing");
        CHECK(with("format", "novel/1") == "/format: the format \"novel/1\" is not known");
        CHECK(sentence(json.dump().substr(0, 60)).starts_with("is no JSON: line 1, column "));
    }
}

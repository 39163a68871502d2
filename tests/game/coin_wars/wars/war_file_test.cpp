// War files: shipped ones are valid, and each fault is reported with location and reason.

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "tests/game/coin_wars/wars/small_war.h"

namespace fs = std::filesystem;
using rules::Json;
using tests::faults_of;

namespace {

// The small war with one value replaced.
Json with(const char* pointer, const Json& value) {
    Json war = tests::small_war();
    war[Json::json_pointer(pointer)] = value;
    return war;
}

// The faults of a file with this text, without its folder.
std::string faults_in(const std::string& text) {
    const fs::path file = fs::temp_directory_path() / "coinwars-test" / "bad-war.json";
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
    const auto war = wars::load_war(tests::library(), file);
    if (war) return "holds";
    std::string all;
    for (const battles::Fault& fault : war.error()) all += (all.empty() ? "" : "\n") + battles::sentence(fault);
    const std::string folder = file.parent_path().generic_string() + "/";
    return all.starts_with(folder) ? all.substr(folder.size()) : all;
}
// The small war's text with one part replaced.
std::string text_with(const std::string& part, const std::string& other) {
    std::string text = tests::small_war().dump();
    const auto at = text.find(part);
    REQUIRE_MESSAGE(at != std::string::npos, part);
    return text.replace(at, part.size(), other);
}

struct Fault {
    const char* pointer;
    Json value;
    const char* sentence;
};

}  // namespace

TEST_CASE("the small war holds, and every war that ships") {
    CHECK(faults_of(tests::small_war()) == "holds");
    for (const auto& entry : std::filesystem::directory_iterator(tests::library().assets() / "wars")) {
        if (entry.path().extension() != ".json") continue;
        const auto war = wars::load_war(tests::library(), entry.path());
        CHECK_MESSAGE(war, (war ? "" : battles::sentence(war.error().front())));
    }
}

TEST_CASE("what is wrong with a war is said with place and reason") {
    const Json back{{{"to", {"first"}}}};
    const Fault faults[] = {
        {"/places/2/next", back, "small: /places/2/next/0: a circle of battles: Last leads back to Goes first"},
        {"/places/1/battle", "atlantis", "small: /places/1/battle: the battle \"atlantis\" is gone"},
        {"/peoples/0/purse", -5, "small: /peoples/0/purse: must be from 0 to 1000000, not -5"},
        {"/begins", "nowhere", "small: /begins: no place is called \"nowhere\""},
        {"/places/0/heads", "others",
         "small: /places/0/heads: no nation of this war is called \"others\"; there are ours and theirs"},
        {"/map/roads/0/to", "nowhere", "small: /map/roads/0: a road to nowhere: no place is called \"nowhere\""},
        {"/places/0/next/2/to", Json{"elsewhere"},
         "small: /places/0/next/2/to: leads to \"elsewhere\", which is nowhere on the map"},
        {"/leaders/0/coins/1", "h99", "small: /leaders/0/coins/1: no coin of Ours is called \"h99\" in that battle"},
        {"/places/1/next/0", Json{{"when", {{"winner", "ours"}}}, {"to", {"last"}}},
         "small: /places/1/next/0/when: the last way must stand open whatever happens"},
        {"/places/0/least/theirs", 9, "small: /places/0/least/theirs: its battle has only 8 places for Theirs"},
        {"/peoples/0/prices/florin", 3,
         "small: /peoples/0/prices/florin: no battle of this war has coins of the type \"florin\""},
    };
    for (const Fault& fault : faults) {
        CAPTURE(fault.pointer);
        const std::string all = faults_of(with(fault.pointer, fault.value));
        CHECK(all.substr(0, all.find('\n')) == fault.sentence);
    }
}

TEST_CASE("nobody falls who has fallen on every way to a place") {
    Json war = tests::small_war();
    // Anna has fallen on every way to the last battle.
    war["places"][0]["next"] = Json::parse(R"([
        {"when": {"fell": ["Anna"]}, "to": ["last"]}, {"end": {"winner": "ours", "words": ""}}])");
    war["places"][2]["next"][0]["when"] = {{"fell", {"Anna"}}};
    war["places"].erase(1);
    CHECK(faults_of(war) ==
          "small: /places/1/next/0/when/fell: Anna would fall twice, having fallen on every way to this place");
    war["places"][1]["next"][0]["when"] = {{"lives", {"Anna"}}};
    CHECK(faults_of(war) == "small: /places/1/next/0/when/lives: Anna has fallen on every way to this place");
}

TEST_CASE("a place to which no way leads is a fault") {
    Json war = tests::small_war();
    war["places"][0]["next"].erase(1);
    CHECK(faults_of(war) == "small: /places/1: no way leads to this battle");
}

TEST_CASE("all faults of a war are told at once, whatever kind they are of") {
    Json war = with("/places/2/next/0/to", Json{"first"});
    war["places"][2]["next"][0].erase("end");
    war["map"]["roads"][0]["to"] = "nowhere";
    war["places"][0]["least"]["theirs"] = 9;
    war["peoples"][0]["colour"] = "red";
    war.erase("summary");
    const std::string all = faults_of(war);
    for (const char* fault : {"/peoples/0/colour: nothing has this name here", "/summary: is missing",
                              "/map/roads/0: a road to nowhere: no place is called \"nowhere\"",
                              "/places/0/least/theirs: its battle has only 8 places for Theirs",
                              "/places/2/next/0: a circle of battles: Last leads back to Goes first"})
        CHECK_MESSAGE(all.find(fault) != std::string::npos, all);
    CHECK(std::ranges::count(all, '\n') == 4);
}

TEST_CASE("what is wrong with a war is told in the player's language as well") {
    const auto war = wars::war_from_json(tests::library(), with("/begins", "nowhere"), "w.json");
    REQUIRE_FALSE(war);
    CHECK(war.error().front().said.parts.size() == 1);
    CHECK(words::english(battles::told(war.error().front())) ==
          "There is a mistake in w.json: /begins: no place is called \"nowhere\"");
}

TEST_CASE("a file that is no war at all is told in one sentence") {
    const std::string deep = R"({"format":"coinwars-war/1","map":)" + std::string(100'000, '[');
    const std::pair<std::string, const char*> files[] = {
        {"", "bad-war.json: is empty"},
        {"null", "bad-war.json: Coin Wars does not know this kind of file. What is needed here is a war."},
        {"[]", "bad-war.json: Coin Wars does not know this kind of file. What is needed here is a war."},
        {R"({"format":"coinwars-battle/1"})", "bad-war.json: This is a battle. What is needed here is a war."},
        {"\xff\xfe{}", "bad-war.json: is no JSON: line 1, column 1: "},
        {std::string("\0\1\2", 3), "bad-war.json: is no JSON: line 1, column 1: "},
        {tests::small_war().dump().substr(0, 300),
         "bad-war.json: is no JSON: line 1, column 296: a text without its closing quote"},
        {deep, "bad-war.json: is no JSON: line 1, column 65: nested more than 32 deep, at /map/0/0"},
        {text_with(R"("width":12)", R"("width":NaN)"), "bad-war.json: is no JSON: line 1, column "},
        {text_with(R"("width":12)", R"("width":1e999)"), "bad-war.json: is no JSON: line 1, column "},
        {text_with(R"("begins")", R"("begins":"last","begins")"), "bad-war.json: is no JSON: line 1, column "},
        {text_with(R"("purse":30)", R"("purse":99999999999999999999)"),
         "bad-war.json: /peoples/0/purse: a whole number is needed, not "},
    };
    for (const auto& file : files) {
        CAPTURE(file.first.substr(0, 60));
        const std::string told = faults_in(file.first);
        CHECK_MESSAGE(told.starts_with(file.second), told);
        CHECK(told.find('\n') == std::string::npos);
    }
    const auto none = wars::load_war(tests::library(), "no-such-war.json");
    REQUIRE_FALSE(none);
    CHECK(battles::sentence(none.error().front()) == "no-such-war.json: there is no such file");
}

TEST_CASE("each value of a hostile war is refused in a sentence with its place, and what follows from it as well") {
    const Json small = tests::small_war();
    Json twenty = Json::array();
    for (int i = 0; i < 33; ++i) twenty.push_back(small["places"][0]);
    const Fault faults[] = {
        {"/peoples/0/purse", 2.5, "/peoples/0/purse: a whole number is needed, not 2.5"},
        {"/peoples/0/purse", "all", "/peoples/0/purse: a whole number is needed, not \"all\""},
        {"/peoples/0/pool/penny", 1'000'000'000, "/peoples/0/pool/penny: must be from 0 to 1000000, not 1000000000"},
        {"/peoples/0/pool/penny", 1001, "/peoples/0/pool/penny: at most 1000 coins of a type can be led"},
        {"/peoples/1/id", "ours", "/peoples/1/id: both nations are called \"ours\""},
        {"/peoples/0/id", "nobody", "/peoples/0/id: no nation can be called “nobody”"},
        {"/peoples/1", nullptr, "/peoples/1: an object is needed, not null"},
        {"/places", Json::array(), "/places: a list of 0, at least 1 is needed"},
        {"/places", twenty, "/places: a list of 33, at most 32 are allowed"},
        {"/places/1/id", "first", "/places/1/id: this name is taken already"},
        {"/places/0/next", Json{{{"to", {"first"}}}},
         "/places/0/next/0: a circle of battles: Goes first leads back to Goes first"},
        {"/places/0/battle", "../../../etc/passwd", "/places/0/battle: \"../../../etc/passwd\" is not of the form "},
        {"/places/0/at", Json{999, 1}, "/places/0/at: lies beside the map"},
        {"/places/0/at", Json{1, 2, 3}, "/places/0/at: a list of 3, at most 2 are allowed"},
        {"/places/0/next", Json::array(), "/places/0/next: a list of 0, at least 1 is needed"},
        {"/places/0/income", Json{{"mars", 5}}, "/places/0/income/mars: no nation of this war is called \"mars\""},
        {"/places/2/next/2/end/winner", "mars",
         "/places/2/next/2/end/winner: no nation of this war is called \"mars\""},
        {"/leaders/1", small["leaders"][0], "/leaders/1/name: \"Anna\" is named twice"},
        {"/leaders/0/fights/1", "first", "/leaders/0/fights/1: Anna stands there twice"},
        {"/leaders/0/coins", Json::array(), "/leaders/0/coins: "},
        {"/leaders", nullptr, "/leaders: a list is needed, not null"},
        {"/map/width", 0, "/map/width: must be from 6 to 60, not 0"},
        {"/map/roads/0/from", 7, "/map/roads/0/from: text is needed, not 7"},
        {"/title", std::string(5000, 'x'), "/title: text of 5000 characters, at most 80 are allowed"},
        {"/begins", false, "/begins: text is needed, not "},
        {"/colour", "red", "/colour: nothing has this name here"},
    };
    for (const Fault& fault : faults) {
        CAPTURE(fault.pointer);
        const std::string told = faults_in(with(fault.pointer, fault.value).dump());
        CHECK_MESSAGE(told.starts_with(std::string("bad-war.json: ") + fault.sentence), told);
        std::istringstream lines(told);
        for (std::string line; std::getline(lines, line);)
            CHECK_MESSAGE(line.find("bad-war.json: /") != std::string::npos, told);
    }
}

// The calls of coinwars-cli and their exit statuses: 0 success, 1 failure, 2 wrong arguments.

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "game/cli/cli.h"
#include "game/kit/json.h"
#include "tests/support/at_least.h"
#include "tests/support/files.h"

namespace {

namespace fs = std::filesystem;
const fs::path kHome = COINWARS_SOURCE_DIR;

struct Result {
    int status;
    std::string out, err;
};

Result call(std::vector<std::string> words, const std::optional<fs::path>& home = kHome) {
    words.insert(words.begin(), "coinwars-cli");
    std::istringstream in;
    std::ostringstream out, err;
    const int status = cli::run(words, {home, {}}, {in, out, err});
    return {status, out.str(), err.str()};
}

std::string path(const char* below) { return (kHome / below).generic_string(); }

}  // namespace

TEST_CASE("words that are off end with 2, help and version with 0") {
    CHECK(call({}).status == 2);
    CHECK(call({"dance"}).status == 2);
    CHECK(call({"check"}).status == 2);
    CHECK(call({"battles", "--cvs"}).status == 2);
    CHECK(!call({"dance"}).err.empty());
    CHECK(call({"--help"}).status == 0);
    CHECK(call({"--version"}).status == 0);
    CHECK(call({"--version"}).out.starts_with("coinwars-cli "));
}

TEST_CASE("battles lists what ships") {
    const Result text = call({"battles"});
    CHECK(text.status == 0);
    CHECK(text.out.find("cannae") != std::string::npos);
    const auto list = rules::Json::parse(call({"battles", "--json"}).out);
    CHECK(list[0]["name"] == "two-lines");
    const auto cannae = std::ranges::find_if(list, [](const auto& each) { return each["name"] == "cannae"; });
    REQUIRE(cannae != list.end());
    CHECK((*cannae)["coins"]["tails"] == 41);
    CHECK(list.size() >= 28);
}

TEST_CASE("battles with a name tells what wins that one and its rules with all their limits") {
    const Result text = call({"battles", "hastings"});
    CHECK(text.status == 0);
    for (const char* told : {"Normandy: Take Harold, or 24 of the 31 English coins", "shots only",
                             "Normandy: once in the battle", "Steep slope: No Charge, Normandy only"})
        CHECK_MESSAGE(text.out.find(told) != std::string::npos, told);
    CHECK(rules::Json::parse(call({"battles", "hastings", "--json"}).out)["rules"].size() > 10);
    CHECK(call({"battles", "hastigns"}).status == 1);
}

TEST_CASE("check says file, place and reason") {
    CHECK(call({"check", path("assets/battles/cannae.json"), path("assets/coins/us.json"),
                path("tests/replays/cannae.json")})
              .status == 0);
    const kit::Folder folder("cli");
    const auto bad = folder.write(
        "bad.json",
        R"({"format":"coinwars-battle/1","sides":{"heads":{"coins":[{"id":"h1","type":"pany"}]},"tails":{}}})");
    const Result result = call({"check", path("assets/coins/us.json"), bad.string(), "missing.json"});
    CHECK(result.status == 1);
    CHECK(result.err == bad.generic_string() + ": /sides/tails/coins: is missing\n" + bad.generic_string() +
                            ": /sides/heads/coins/0/type: no coin of the set is called \"pany\"\n" +
                            "missing.json: there is no such file\n");
    CHECK(result.out == path("assets/coins/us.json") + ": holds\n");
}

TEST_CASE("check says of a file that ends as turns do and is another one that it holds") {
    const kit::Folder folder("check-renamed");
    const std::string file = (folder.path() / "renamed.coinwars").generic_string();
    fs::copy_file(path("assets/battles/cannae.json"), file);
    const Result result = call({"check", file});
    CHECK(result.status == 0);
    CHECK(result.out == file + ": holds\n");
}

TEST_CASE("check warns of what can never hold, and the battle holds all the same") {
    std::ifstream in(path("assets/battles/cannae.json"));
    rules::Json json = rules::Json::parse(in);
    json["rules"]["special"] = {{{"name", "Late"}, {"what", {{"offense", 1}}}, {"when", {{"from_turn", 20}}}}};
    json["victory"]["turns"] = 10;
    json["victory"]["degrees"] = {{{"degree", "clear"}}, {{"degree", "crushing"}, {"ahead", 10}}};
    const kit::Folder folder("cli-idle");
    const std::string file = folder.write("idle.json", json.dump()).generic_string();
    const Result result = call({"check", file});
    CHECK(result.status == 0);
    CHECK(result.err.empty());
    CHECK(result.out == file + ": holds\n" + file +
                            ": /rules/special/0: warning: this special rule begins after the last round\n" + file +
                            ": /victory/degrees/1: warning: this degree of victory never applies: the ones before it "
                            "leave nothing to it\n");
}

TEST_CASE("check warns of pages that contradict their battle") {
    std::ifstream in(path("assets/battles/crecy.json"));
    rules::Json json = rules::Json::parse(in);
    json["course"][0]["coins"] = {"Napoleon"};
    json["outcome"]["heads"]["men"] = {8000, 10000};
    json["outcome"]["heads"]["lost"] = {300, 20000};
    const kit::Folder folder("cli-pages");
    const std::string file = folder.write("pages.json", json.dump()).generic_string();
    const Result result = call({"check", file});
    CHECK(result.status == 0);
    CHECK(result.out ==
          file + ": holds\n" + file +
              ": /course/0/coins/0: warning: It is about the coin Napoleon, which is not in the battle.\n" + file +
              ": /outcome/heads/lost: warning: more men are lost than there were\n");
}

TEST_CASE("check finds nothing to warn of in our own battles") {
    for (const auto& file : tests::files_in(path("assets/battles"), 20)) {
        const Result result = call({"check", file.string()});
        CHECK(result.out == file.string() + ": holds\n");
    }
}

TEST_CASE("check knows the rule book and the lesson, and points into them") {
    const std::string help = path("assets/help/coin-wars.json"), lesson = path("assets/lessons/lesson.json");
    CHECK(call({"check", help, lesson}).out == help + ": holds\n" + lesson + ": holds\n");

    const kit::Folder folder("cli-taught");
    const auto changed = [&](const std::string& file, const char* pointer, const rules::Json& value) {
        std::ifstream in(file);
        rules::Json json = rules::Json::parse(in);
        json[rules::Json::json_pointer(pointer)] = value;
        const std::string path = folder.write("changed.json", json.dump()).string();
        const Result result = call({"check", path});
        CHECK(result.status == 1);
        CHECK(result.out.empty());
        return result.err.substr(std::min(path.size(), result.err.size()));
    };
    CHECK(changed(help, "/sections/0/entries/1/titel", "x").starts_with(": /sections/0/entries/1"));
    CHECK(changed(help, "/sections/1/entries/0/picture/heads/0", {"h1", "pany", 1, 1}) ==
          ": /sections/1/entries/0/picture/heads/0/type: no coin of the set is called \"pany\"\n");
    CHECK(changed(help, "/sections/1/entries/0/picture/select", "h99") ==
          ": /sections/1/entries/0/picture/select: no coin is called \"h99\"\n");
    CHECK(changed(lesson, "/steps/1/tasks/0/do", "dance").starts_with(": /steps/1/tasks/0/do: "));
    CHECK(changed(lesson, "/steps/1/battle/sides/heads/coins/0/type", "pany") ==
          ": /steps/1/battle/sides/heads/coins/0/type: no coin of the set is called \"pany\"\n");
    CHECK(changed(lesson, "/steps/1/tasks/1/touches", "t9") ==
          ": /steps/1/tasks/1/touches: no coin is called \"t9\"\n");
}

TEST_CASE("check knows the boxes of the story games, and points into them") {
    const std::string scenes = path("assets/stories/coin-rpg.json");
    const std::string encounters = path("assets/stories/edged-coins.json");
    const std::string campaign = path("assets/stories/card-draw.json");
    const std::string tenets = path("assets/stories/universalis.json");
    CHECK(call({"check", scenes, encounters, campaign, tenets}).out ==
          scenes + ": holds\n" + encounters + ": holds\n" + campaign + ": holds\n" + tenets + ": holds\n");

    const kit::Folder folder("cli-boxes");
    const std::string bad =
        folder.write("bad.json", R"({"format":"coinwars-scenes/1","title":"A","summary":"B","moods":[7]})").string();
    CHECK(call({"check", bad}).err == bad + ": /moods/0: an object is needed, not 7\n");

    std::ifstream shipped(scenes);
    rules::Json box = rules::Json::parse(shipped);
    box["moods"][0]["scenes"][0]["traits"][0]["coins"] = 5;
    const std::string illegal = folder.write("illegal.json", box.dump()).string();
    CHECK(call({"check", illegal}).err == illegal + ": /moods/0/scenes/0: 5 coins: only 3, 4, 6, 8, 9 are allowed.\n");
}

TEST_CASE("a session of a story game is checked and played again like a battle") {
    const std::string file = path("tests/replays/stories/edged-coins.json");
    CHECK(call({"check", file}).status == 0);
    const Result held = call({"replay", file});
    CHECK(held.status == 0);
    CHECK(held.out.find("commands, phase ended") != std::string::npos);
    const auto json = rules::Json::parse(call({"replay", file, "--json"}).out);
    CHECK(json["phase"] == "ended");
    CHECK(!json.contains("result"));
}

TEST_CASE("replay plays again and prints the end") {
    const Result held = call({"replay", path("tests/replays/cannae.json")});
    CHECK(held.status == 0);
    CHECK(held.out.find("Rome won (victory)") != std::string::npos);
    const auto json = rules::Json::parse(call({"replay", path("tests/replays/two-lines.json"), "--json"}).out);
    CHECK(json["result"]["by"] == "limit");

    const kit::Folder folder("replay");
    std::ifstream in(path("tests/replays/two-lines.json"));
    std::string text{std::istreambuf_iterator<char>(in), {}};
    text.replace(text.find("\"hash\":\"") + 8, 4, "0000");
    const Result changed = call({"replay", folder.write("changed.json", text).string()});
    CHECK(changed.status == 1);
    CHECK(changed.err.find("/steps/0/checksum: does not fit") != std::string::npos);
    CHECK(call({"replay", "missing.json"}).status == 1);
    CHECK(call({"replay", path("assets/battles/cannae.json")}).status == 1);
}

TEST_CASE("without its assets the program says so") {
    const Result result = call({"battles"}, std::nullopt);
    CHECK(result.status == 1);
    CHECK(!result.err.empty());
}

TEST_CASE("a table of a story game is checked and played again like its record") {
    kit::Folder folder("table-file");
    std::ifstream kept(kHome / "tests/replays/stories/universalis.json");
    std::ostringstream record;
    record << kept.rdbuf();
    rules::Json table{
        {"format", "coinwars-table/1"}, {"game", "universalis"}, {"title", ""}, {"journal", record.str()}};
    folder.write("table.json", table.dump());
    const std::string file = (folder.path() / "table.json").generic_string();
    CHECK(call({"check", file}).status == 0);
    const Result played = call({"replay", file}),
                 same = call({"replay", path("tests/replays/stories/universalis.json")});
    CHECK(played.status == 0);
    CHECK(played.out.substr(played.out.find(": holds")) == same.out.substr(same.out.find(": holds")));
    table["journal"] = "";
    folder.write("empty.json", table.dump());
    const std::string empty = (folder.path() / "empty.json").generic_string();
    CHECK(call({"replay", empty}).status == 1);
    CHECK(call({"check", empty}).status == 1);
}

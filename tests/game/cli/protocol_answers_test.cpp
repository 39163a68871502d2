// The protocol's page describes the program's real answers to `state`, `legal` and `odds`.

#include "game/cli/protocol_answers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "game/cli/protocol.h"
#include "game/cli/protocol_page.h"
#include "game/coin_wars/battles/json_schema.h"
#include "game/coin_wars/battles/library.h"
#include "tests/support/at_least.h"

namespace {

using rules::Json;
using Paths = std::map<std::string, std::set<std::string>>;  // by request

const std::filesystem::path kSources = COINWARS_SOURCE_DIR;

// Collects the fields of objects, and of objects in lists, except those explained for battle files.
void walk(const Json& json, const std::string& at, std::set<std::string>& paths) {
    static const std::set<std::string> kAsInFiles{"rules", "victory", "coin_set", "sides", "free"};
    if (json.is_array()) {
        for (const Json& each : json)
            if (each.is_object()) walk(each, at + "[]", paths);
        return;
    }
    if (!json.is_object()) return;
    for (const auto& [key, value] : json.items()) {
        const std::string path = at.empty() ? key : at + "." + key;
        paths.insert(path);
        if (!kAsInFiles.contains(path) && value.is_array()) walk(value, path, paths);
    }
}

// Checks an answer against the schema that the program prints.
void hold(const std::string& request, const Json& answer) {
    static std::map<std::string, battles::Schema> schemas;
    const std::string name = "coin-wars-answer-" + request;
    if (!schemas.contains(name)) {
        auto schema = battles::Schema::read(cli::protocol_schema()["$defs"].at(name));
        REQUIRE(schema);
        schemas.emplace(name, std::move(*schema));
    }
    for (const auto& fault : schemas.at(name).faults(answer, request)) FAIL_CHECK(battles::sentence(fault));
}

class Asker {
public:
    Json ask(const Json& request) {
        Json answer = Json::parse(protocol_.answer(request.dump()));
        const std::string cmd = request["cmd"];
        if (answer["ok"] == true && (cmd == "state" || cmd == "legal" || cmd == "odds")) hold(cmd, answer);
        if (answer["ok"] == true) answer.erase("ok");
        return answer;
    }
    // Notes answers that are not refusals.
    void note(Paths& paths, const Json& request) {
        const Json answer = ask(request);
        if (!answer.contains("error")) walk(answer, "", paths[request["cmd"]]);
    }

private:
    cli::Protocol protocol_{battles::Library(kSources / "assets"), 1};
};

void play(const Json& record, Paths& paths) {
    Asker asker;
    (void)asker.ask({{"cmd", "new"}, {"battle", record["start"]}, {"seed", 1}});
    for (const Json& step : record["steps"]) {
        const Json state = asker.ask({{"cmd", "state"}});
        walk(state, "", paths["state"]);
        for (std::size_t i = 0; i < state["coins"].size(); i += 9) {
            const Json& coin = state["coins"][i]["id"];
            asker.note(paths, {{"cmd", "legal"}, {"coin", coin}});
            asker.note(paths,
                       {{"cmd", "odds"}, {"coin", coin}, {"target", step["command"].value("target", Json("h1"))}});
        }
        if (!state["armies"].empty()) asker.note(paths, {{"cmd", "legal"}, {"army", state["armies"][0]["id"]}});
        if (asker.ask(step["command"]).contains("error")) return;  // its dice fell differently
    }
}

}  // namespace

TEST_CASE("every field of an answer stands on the page, and nothing else does") {
    Paths met;
    for (const auto& path : tests::files_in(kSources / "tests/replays", 4)) {
        if (path.extension() != ".json") continue;
        std::ifstream file(path);
        const Json record = Json::parse(file);
        if (record.value("game", "") == "coin-wars") play(record, met);
    }
    // Fields that no recorded replay contains.
    const std::set<std::string> rare{"awaiting[].damage_to_armored",
                                     "fallen[].went_beyond",
                                     "terrain[].from_turn",
                                     "free",
                                     "uses",
                                     "coins[].shots_left",
                                     "terrain[].begins",
                                     "terrain[].blocks_sight",
                                     "terrain[].ends",
                                     "coins[].blows_left",
                                     "coins[].slid_back",
                                     "special",
                                     "special[].rule",
                                     "special[].in_turn",
                                     "special[].in_battle",
                                     "special[].throws_in_vain",
                                     "special[].come",
                                     "special[].told",
                                     "withstood"};
    for (const cli::Answer& answer : tests::at_least(3, cli::coin_wars_answers())) {
        std::set<std::string> told;
        for (const cli::AnswerField& field : answer.fields) told.insert(std::string(field.path));
        CHECK(told.size() == answer.fields.size());  // no duplicates
        const auto& paths = met[std::string(answer.request)];
        for (const std::string& path : paths) CHECK_MESSAGE(told.contains(path), answer.request << ": " << path);
        for (const std::string& path : told)
            CHECK_MESSAGE((paths.contains(path) || rare.contains(path)), answer.request << ": " << path);
    }
}

TEST_CASE("the turn that the page works out is one") {
    std::istringstream page(cli::answers_section());
    Asker asker;
    int done = 0;
    for (std::string line; std::getline(page, line);) {
        if (!line.starts_with("    {\"cmd\"")) continue;
        const auto arrow = line.find("->");
        const Json answer = asker.ask(Json::parse(line.substr(0, arrow)));
        CHECK_MESSAGE(!answer.contains("error"), line);
        ++done;
        if (arrow == std::string::npos) continue;
        // The page's examples are in the answer: each pair of a key and a plain value.
        const std::string whole = answer.dump();
        for (const char* told : {"\"reach\":3.835", "\"ranged\":[]", "\"ranged\":[\"h1\",\"h2\",\"h3\",\"h5\",\"h7\"]",
                                 "\"target_falls\":1.0", "\"attacker_falls\":0.0", "\"event\":\"fell\"",
                                 "\"event\":\"moved\"", "\"face\":\"tails\"", "\"turn\":1,\"side\":\"tails\""})
            if (line.find(told, arrow) != std::string::npos)
                CHECK_MESSAGE(whole.find(told) != std::string::npos, told << ": " << whole);
    }
    CHECK(done == 16);
}

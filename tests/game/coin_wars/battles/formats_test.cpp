// Versions of formats: files of every version load, step by step; files of a newer program are reported.

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "game/cli/check.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/library.h"
#include "tests/support/files.h"

namespace {

using battles::Formats;
using rules::Json;
namespace fs = std::filesystem;

const fs::path kSamples = fs::path(COINWARS_SOURCE_DIR) / "tests" / "game" / "coin_wars" / "battles" / "samples";
const battles::Library kSampleLibrary(fs::path(COINWARS_SOURCE_DIR) / "assets");

// Two steps of a tale whose versions named the hero differently; and a battle's third version.
Json named(Json json) {
    json["name"] = json["hero"];
    json.erase("hero");
    return json;
}
Json titled(Json json) {
    json["title"] = json["name"].get<std::string>() + " the Brave";
    json.erase("name");
    return json;
}
Json longer(Json json) {
    json["turns"] = json["turns"].get<int>() + 1;
    return json;
}
Formats tales() {
    return {.newest = {{"tale", 3}, {"coinwars-battle", 3}, {"coinwars-replay", 2}},
            .steps = {{"tale", 2, titled},
                      {"tale", 1, named},
                      {"coinwars-battle", 1, longer},
                      {"coinwars-battle", 2, longer},
                      {"coinwars-replay", 1, longer}}};
}

std::string format_fault(const Json& json, const Formats& formats = battles::known_formats()) {
    const auto result = battles::brought_up(json, "file.json", formats);
    return result ? "" : battles::sentence(result.error());
}

Json small_record() {
    return rules::with_checksums({{"format", "coinwars-replay/1"},
                                  {"game", "coin-wars"},
                                  {"start", {{"format", "coinwars-battle/1"}, {"turns", 5}}},
                                  {"turns", 1},
                                  {"steps", {{{"command", {{"cmd", "ready"}}}, {"hash", "0"}}}}});
}

}  // namespace

TEST_CASE("a file of every format and version loads") {
    std::set<std::string> seen;
    for (const auto& entry : fs::directory_iterator(kSamples)) {
        if (entry.path().extension() != ".json") continue;
        for (const auto& fault : battles::check_file(kSampleLibrary, entry.path()))
            FAIL_CHECK(battles::sentence(fault));
        const auto format = battles::format_of(*battles::read_json(entry.path()));
        REQUIRE(format);
        seen.insert(format->name + "/" + std::to_string(format->version));
    }
    for (const char* name : {"coinwars-battle", "coinwars-coins", "coinwars-formation", "coinwars-replay"}) {
        const auto newest = std::ranges::find(battles::known_formats().newest, name, &battles::FormatVersion::name);
        REQUIRE(newest != battles::known_formats().newest.end());
        for (int version = 1; version <= newest->version; ++version)
            CHECK_MESSAGE(seen.contains(std::string(name) + "/" + std::to_string(version)),
                          name << "/" << version << " has no sample");
    }
}

TEST_CASE("every version but the newest has its step, once; a record is read as it is") {
    for (const auto& format : battles::known_formats().newest)
        for (int version = 1; version < format.version; ++version)
            CHECK_MESSAGE(std::ranges::count_if(battles::known_formats().steps,
                                                [&](const battles::FormatStep& step) {
                                                    return step.name == format.name && step.from == version;
                                                }) ==
                              (format.name == "coinwars-replay" || format.name == "coinwars-journal" ? 0 : 1),
                          format.name << " from version " << version);
    CHECK(rules::find_file_kind("coinwars-replay")->newest == rules::kRecordVersion);
    for (int version = 1; version <= rules::kRecordVersion; ++version) {
        const auto sample = battles::read_json(kSamples / ("replay-" + std::to_string(version) + ".json"));
        REQUIRE(sample);
        const auto record = battles::read_record(*sample, "sample.json");
        REQUIRE(record);
        CHECK(record->version == version);
    }
}

TEST_CASE("steps follow one another from the file's version to the newest") {
    const auto from = [](const Json& json) { return *battles::brought_up(json, "tale.json", tales()); };
    const Json newest{{"format", "tale/3"}, {"title", "Ada the Brave"}};
    CHECK(from({{"format", "tale/1"}, {"hero", "Ada"}}) == newest);
    CHECK(from({{"format", "tale/2"}, {"name", "Ada"}}) == newest);
    CHECK(from(newest) == newest);
    for (const char* other :
         {"tale", "tale/", "tale/0", "tale/01", "tale/1.5", "tale/-1", "song/1", "tale/99999999999"})
        CHECK(from({{"format", other}}) == Json{{"format", other}});
    CHECK(from({{"hero", "Ada"}}) == Json{{"hero", "Ada"}});
    CHECK(from(Json::array()) == Json::array());
}

TEST_CASE("a file of a newer program says so") {
    CHECK(format_fault({{"format", "tale/4"}}, tales()) ==
          "file.json: /format: was made by a newer version of the program: it is of the format tale/4, this "
          "version reads up to tale/3");
    Json record = small_record();
    record["start"]["format"] = "coinwars-battle/7";
    CHECK(format_fault(record, tales()).starts_with("file.json: /start/format: was made by a newer version"));

    const kit::Folder folder("newer");
    for (const char* format :
         {"coinwars-battle/2", "coinwars-coins/2", "coinwars-formation/2", "coinwars-replay/3", "coinwars-help/2"}) {
        const auto faults = battles::check_file(
            kSampleLibrary, folder.write("newer.json", Json{{"format", format}, {"new", true}}.dump()));
        REQUIRE(faults.size() == 1);
        CHECK(faults[0].pointer == "/format");
        CHECK_MESSAGE(faults[0].reason.starts_with("was made by a newer version"), format);
    }
    const auto battle = battles::battle_from_json(kSampleLibrary, {{"format", "coinwars-battle/2"}}, "battle");
    REQUIRE_FALSE(battle);
    CHECK(battle.error()[0].reason.starts_with("was made by a newer version"));
}

TEST_CASE("a record and its battle come up together, under checksums that fit; a changed one does not") {
    const auto up = battles::brought_up(small_record(), "record.json", tales());
    REQUIRE(up);
    CHECK((*up)["format"] == "coinwars-replay/2");
    CHECK((*up)["turns"] == 2);
    CHECK((*up)["start"] == Json{{"format", "coinwars-battle/3"}, {"turns", 7}});
    CHECK(rules::check_checksums(*up));
    Json changed = small_record();
    changed["start"]["turns"] = 6;
    CHECK(format_fault(changed, tales()) ==
          "file.json: /steps/0/checksum: does not fit: the start or this step has been changed");
    changed = small_record();
    changed["turns"] = 3;
    CHECK(format_fault(changed, tales()).starts_with("file.json: /checksum: does not fit"));
    changed = small_record();
    changed.erase("steps");
    CHECK(format_fault(changed, tales()) == "file.json: /steps: is missing");
}

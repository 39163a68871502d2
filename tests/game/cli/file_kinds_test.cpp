// A file of the wrong kind, or none of ours: each reader says what the file is.

#include <doctest/doctest.h>

#include <functional>
#include <sstream>

#include "game/cli/analyse_command.h"
#include "game/cli/check.h"
#include "game/cli/print_command.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/formation_file.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/odds.h"
#include "game/coin_wars/battles/series.h"
#include "game/coin_wars/battles/special_file.h"
#include "game/coin_wars/lab/league.h"
#include "game/coin_wars/lab/shard.h"
#include "game/coin_wars/lab/tuning.h"
#include "game/coin_wars/problems/problem.h"
#include "game/coin_wars/wars/war_file.h"
#include "game/kit/file_kind.h"
#include "game/stories/card_draw/campaign_box.h"
#include "game/stories/coin_rpg/scene_box.h"
#include "game/stories/edged_coins/encounter_box.h"
#include "game/stories/kit/tabletop.h"
#include "game/stories/universalis/tenet_box.h"
#include "tests/support/at_least.h"
#include "tests/support/files.h"

namespace {

namespace fs = std::filesystem;
using rules::Json;

const battles::Library kKindLibrary(fs::path(COINWARS_SOURCE_DIR) / "assets");

std::string first_of(const battles::Faults& faults) { return battles::sentence(faults.front()); }
std::string first_of(const story::Complaints& complaints) { return words::english(complaints.front().reason); }
std::string first_of(const rules::Refusal& refusal) { return words::english(refusal.message); }

// Returns the error of a JSON reader for a file.
template <class Read>
std::string fault_told(const fs::path& file, Read read) {
    const auto json = battles::read_json(file);
    if (!json) return battles::sentence(json.error());
    const auto result = read(*json, file.generic_string());
    return result ? "" : first_of(result.error());
}
// Returns a command's error message.
template <class Call>
std::string fault_said(Call call) {
    std::istringstream in;
    std::ostringstream out, err;
    const int status = call(cli::Streams{in, out, err});
    CHECK(status == 1);
    return err.str();
}
std::string analysed(const fs::path& file) {
    cli::AnalyseCall call;
    call.file = file.string();
    return fault_said([&](cli::Streams streams) { return cli::analyse(call, streams); });
}
std::string printed(const fs::path& file) {
    cli::PrintCall call;
    call.battle = file.string();
    return fault_said([&](cli::Streams streams) { return cli::print(kKindLibrary, call, streams); });
}

struct Reader {
    std::string_view needed;
    std::function<std::string(const fs::path&)> fault;
};

std::vector<Reader> readers() {
    const auto of = [](auto read) { return [read](const fs::path& file) { return fault_told(file, read); }; };
    return {
        {"coinwars-battle",
         of([](const auto& json, const auto& name) { return battles::battle_from_json(kKindLibrary, json, name); })},
        {"coinwars-coins",
         of([](const auto& json, const auto& name) { return battles::coin_set_from_json(json, name); })},
        {"coinwars-formation",
         of([](const auto& json, const auto& name) { return battles::formation_from_json(kKindLibrary, json, name); })},
        {"coinwars-special",
         of([](const auto& json, const auto& name) { return battles::special_from_json(json, name); })},
        {"coinwars-odds", of([](const auto& json, const auto& name) { return battles::odds_from_json(json, name); })},
        {"coinwars-series",
         of([](const auto& json, const auto& name) { return battles::series_from_json(json, name); })},
        {"coinwars-war",
         of([](const auto& json, const auto& name) { return wars::war_from_json(kKindLibrary, json, name); })},
        {"coinwars-problem",
         of([](const auto& json, const auto& name) { return problems::problem_from_json(kKindLibrary, json, name); })},
        {"coinwars-league", of([](const auto& json, const auto& name) { return lab::league_from_json(json, name); })},
        {"coinwars-tuning", of([](const auto& json, const auto& name) { return lab::tuned_from_json(json, name); })},
        {"coinwars-scenes", of([](const auto& json, const auto&) { return story::scenes_from(json); })},
        {"coinwars-encounters", of([](const auto& json, const auto&) { return story::encounters_from(json); })},
        {"coinwars-campaign", of([](const auto& json, const auto&) { return story::campaign_from(json); })},
        {"coinwars-tenets", of([](const auto& json, const auto&) { return story::tenets_from(json); })},
        {"coinwars-desk", of([](const auto& json, const auto&) { return story::Tabletop::from(json); })},
        {"coinwars-lab-shard",
         [](const fs::path& file) {
             const auto shard = lab::read_shard(file);
             return shard ? "" : shard.error();
         }},
        {"coinwars-replay",
         [](const fs::path& file) {
             const auto played = battles::play_replay(kKindLibrary, file);
             return played ? "" : first_of(played.error());
         }},
        {"coinwars-replay", analysed},
        {"coinwars-battle", printed},
    };
}

std::string name_of(std::string_view format) { return words::english(rules::find_file_kind(format)->name); }

}  // namespace

TEST_CASE("each kind of file, given to each reader of another, is told as what it is, and what is needed") {
    const kit::Folder folder("kinds");
    for (const rules::FileKind& kind : tests::at_least(20, rules::file_kinds())) {
        if (kind.format == "coinwars-journal") continue;  // read as the save that it is
        const Json json{{"format", std::string(kind.format) + "/" + std::to_string(kind.newest)}};
        const fs::path file = folder.write("given.json", json.dump());
        for (const Reader& reader : tests::at_least(19, readers())) {
            if (reader.needed == kind.format) continue;
            const std::string sentence =
                "This is " + words::english(kind.name) + ". What is needed here is " + name_of(reader.needed) + ".";
            const std::string fault = reader.fault(file);
            CHECK_MESSAGE(fault.find(sentence) != std::string::npos, kind.format << ": " << fault);
        }
    }
}

TEST_CASE("what is no file of ours is told by every reader in a sentence, and check says what it cannot check") {
    struct Row {
        const char *content, *told;
    };
    const Row rows[]{{"", "is empty"},
                     {" \n ", "is empty"},
                     {"{\"format\": ", "is no JSON: line 1, column 12: it ends too early"},
                     {"\x7f\x45LF\x02\x01", "is no JSON: line 1, column 1: "},
                     {"[1, 2]", "Coin Wars does not know this kind of file."},
                     {"7", "Coin Wars does not know this kind of file."},
                     {"{\"format\": \"recipe/1\"}", "Coin Wars does not know this kind of file."},
                     {"{\"a\": 1}", "this does not say that it is "}};
    const kit::Folder folder("no-kind");
    for (const Row& row : rows) {
        const fs::path file = folder.write("given.json", row.content);
        for (const Reader& reader : tests::at_least(19, readers())) {
            const std::string fault = reader.fault(file);
            // These do not read files, and report "/format" in their own way.
            const bool part = std::string_view(row.content) == "{\"a\": 1}" && fault.find("given.json") == fault.npos;
            CHECK_MESSAGE((part || fault.find(row.told) != std::string::npos || reader.needed == "coinwars-lab-shard"),
                          reader.needed << ": " << fault);
            CHECK(!fault.empty());
        }
    }
    for (const Reader& reader : tests::at_least(19, readers())) {
        CHECK(reader.fault(folder.path()).find(folder.path().filename().string()) != std::string::npos);
        CHECK(reader.fault(folder.path() / "none.json").find("none.json") != std::string::npos);
    }
    const auto checked = [&](const char* content) {
        return first_of(battles::check_file(kKindLibrary, folder.write("given.json", content)));
    };
    CHECK(checked(R"({"format": "coinwars-settings/1"})").find("This is the program's settings.") != std::string::npos);
    CHECK(checked(R"({"format": "coinwars-battle/2"})").find("was made by a newer version") != std::string::npos);
}

TEST_CASE("a record of another game is told as what it is") {
    const kit::Folder folder("other-game");
    const rules::Record story{"universalis", {{"players", {"Ada", "Ben"}}}, Json::object(), {}};
    const fs::path file = folder.write("given.json", rules::to_json(story).dump());
    const std::string what = "given.json: This is a save or replay of Universalis. What is needed here is ";
    CHECK(analysed(file) == file.generic_string().substr(0, file.generic_string().size() - 10) + what +
                                "a save or replay of a battle.\n");
    CHECK(printed(file).find(what + "a battle.") != std::string::npos);
}

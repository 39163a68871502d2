// The protocol's page and schema describe what the program does.

#include <doctest/doctest.h>

#include <sstream>

#include "game/cli/protocol_page.h"
#include "game/coin_wars/battles/json_schema.h"
#include "game/kit/session/recorded_hand.h"
#include "game/systems/systems.h"
#include "tests/support/at_least.h"
#include "tests/support/files.h"
#include "tests/support/sanitized.h"

namespace {

using rules::Json;
namespace fs = std::filesystem;

const fs::path kSource = COINWARS_SOURCE_DIR;

// A part of the protocol's schema.
class Part {
public:
    explicit Part(const std::string& name) : schema_(battles::Schema::read(cli::protocol_schema()["$defs"][name])) {
        REQUIRE(schema_);
    }
    void hold(const Json& json) const {
        for (const auto& fault : schema_->faults(json, "it"))
            FAIL_CHECK(battles::sentence(fault) << ": " << json.dump());
    }

private:
    core::Result<battles::Schema, std::string> schema_;
};

}  // namespace

TEST_CASE("PROTOCOL.md is what `coinwars-cli protocol` prints") {
    std::ifstream file(kSource / "game/cli/PROTOCOL.md");
    std::ostringstream kept;
    kept << file.rdbuf();
    CHECK_MESSAGE(kept.str() == cli::protocol_page(),
                  "renew it: build/release/bin/coinwars-cli protocol > game/cli/PROTOCOL.md");
}

TEST_CASE("every command and event of the kept replays is of the schema") {
    constexpr int kStride = kit::kSanitized ? 4 : 1;
    int replay = 0;
    for (const char* folder : {"tests/replays", "tests/replays/stories"})
        for (const auto& path : tests::files_in(kSource / folder, 4)) {
            if (path.extension() != ".json" || (++replay % kStride) != 0) continue;
            CAPTURE(path.string());
            std::ifstream file(path);
            const auto record = rules::record_from_json(Json::parse(file));
            REQUIRE(record);
            if (!rules::find_system(record->game)->commands) continue;
            const Part commands(record->game + "-command"), events(record->game + "-event");
            auto session = rules::find_system(record->game)->start(record->start, 1);
            REQUIRE(session);
            for (const rules::RecordStep& step : record->steps) {
                commands.hold(step.command);
                rules::RecordedHand hand(step.hand);
                const auto told = (*session)->submit(step.command, hand);
                REQUIRE(told);
                for (const Json& event : *told) events.hold(event);
            }
        }
}

TEST_CASE("a story game starts from what its `table` says, from its people alone, and from nothing else") {
    int games = 0;
    for (const auto& path : tests::files_in(kSource / "tests/replays/stories", 4)) {
        if (path.extension() != ".json") continue;
        std::ifstream file(path);
        const Json record = Json::parse(file);
        const auto* system = rules::find_system(record["game"].get<std::string>());
        REQUIRE((system->table != nullptr));
        const Part table(record["game"].get<std::string>() + "-table");
        const std::string people = system->table()["required"][0];
        const Json names{{people, record["start"][people]}};
        for (const Json& start : {record["start"], names}) {
            table.hold(start);
            const auto session = system->start(start, 1);
            REQUIRE(session);
            table.hold((*session)->record().start);
        }
        // Each described option exists, and accepts the described values and no others.
        const Json told = system->table()["properties"]["options"]["properties"];
        for (const auto& option : told.items()) {
            Json start = names;
            start["options"][option.key()] = Json::object();
            CHECK_MESSAGE(!system->start(start, 1), option.key());
        }
        const Json taken = (*system->start(names, 1))->record().start["options"];
        for (const auto& option : taken.items()) CHECK_MESSAGE(told.contains(option.key()), option.key());
        Json more = names;
        more["chairs"] = 4;
        CHECK_FALSE(system->start(more, 1));
        ++games;
    }
    CHECK(games >= 4);
}

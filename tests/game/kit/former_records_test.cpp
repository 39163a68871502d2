// Records of an earlier version, with hashes of other data: they are read, replayed and written in today's form.

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "game/kit/session/journal.h"
#include "game/systems/systems.h"
#include "tests/support/at_least.h"

namespace {

using rules::Json;
namespace fs = std::filesystem;

const fs::path kTests = fs::path(COINWARS_SOURCE_DIR) / "tests";
const fs::path kFormer = kTests / "replays" / "former";

std::string text_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

rules::Record record_of(const std::string& text) {
    const auto read = rules::read_record_text(text);
    REQUIRE_MESSAGE(read, read.error().reason);
    const auto record = rules::record_from_json(read->record);
    REQUIRE_MESSAGE(record, words::english(record.error().message));
    return *record;
}

rules::Record replayed(const rules::Record& record) {
    const auto session = rules::replay(record);
    REQUIRE_MESSAGE(session, words::english(session.error().refusal.message));
    return (*session)->record();
}

// Compares commands and answers; the hashes may differ.
void expect_same_game(const rules::Record& a, const rules::Record& b) {
    CHECK(a.game == b.game);
    REQUIRE(a.steps.size() == b.steps.size());
    for (std::size_t i = 0; i < a.steps.size(); ++i) {
        // Fields added to commands later are written too.
        for (const auto& [key, value] : a.steps[i].command.items())
            CHECK(b.steps[i].command.value(key, Json()) == value);
        CHECK(a.steps[i].hand == b.steps[i].hand);
    }
}

// Returns the record without its hashes.
rules::Record unhashed(rules::Record record) {
    for (rules::RecordStep& step : record.steps) step.hash = "0000000000000000";
    return record;
}

}  // namespace

TEST_CASE("a record of a former version is replayed and written anew, and then its hashes hold") {
    for (const auto& file : tests::files_in(kFormer, 3)) {
        CAPTURE(file.filename().string());
        const rules::Record old = record_of(text_of(file));
        CHECK(old.version == 1);
        CHECK(rules::to_json(old)["format"] == "coinwars-replay/1");
        const rules::Record today = replayed(old);
        expect_same_game(old, today);
        const Json written = rules::to_json(today);
        CHECK(written["format"] == "coinwars-replay/2");
        const rules::Record again = record_of(written.dump());
        CHECK(again == today);
        CHECK(replayed(again) == today);
        CHECK(rules::replay(unhashed(again)).error().step == 0);
    }
}

TEST_CASE("of a record of a former version commands and answers must hold all the same") {
    rules::Record old = unhashed(record_of(text_of(kFormer / "edged-coins.json")));
    CHECK(rules::replay(old));
    const auto thrown = std::ranges::find_if(old.steps, [](const auto& step) { return !step.hand.empty(); });
    REQUIRE(thrown != old.steps.end());
    const auto place = static_cast<std::size_t>(thrown - old.steps.begin());
    thrown->hand.push_back(rules::Face::Heads);
    CHECK(rules::replay(old).error().step == place);
    old.steps[place].command["cmd"] = "end_play";
    CHECK(rules::replay(old).error().step == place);
}

TEST_CASE("games whose hash is as old as the format are compared in every version") {
    rules::Record old = record_of(text_of(kTests / "replays" / "two-lines.json"));
    CHECK(old.version == 1);
    CHECK(rules::replay(old));
    CHECK(rules::replay(unhashed(old)).error().step == 0);
}

TEST_CASE("a journal of a former version is read, and one of today follows it") {
    const fs::path profile = kTests / "gui" / "scripts" / "kept_profile.profile" / "stories";
    for (const char* name : {"edged-coins.json", "card-draw.json", "coin-rpg.json"}) {
        CAPTURE(name);
        const rules::Record old = record_of(text_of(profile / name));
        CHECK(old.version == 1);
        const auto session = rules::replay(old);
        REQUIRE(session);
        const rules::Record today = (*session)->record();
        expect_same_game(old, today);
        const auto lines = rules::Journal().follow((*session)->source(), {});
        CHECK(lines.replace);
        CHECK(lines.text.find("\"record\":\"coinwars-replay/2\"") != std::string::npos);
        CHECK(replayed(record_of(lines.text)) == today);
    }
}

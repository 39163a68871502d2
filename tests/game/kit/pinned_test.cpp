// Results that refactoring must not change: for each recorded replay, hashes of its record, its journal, and the
// answers to `legal` on the way. tests/replays/pinned.txt has a line for each replay; if a rule book changes, replace
// it with the output of this test.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "engine/core/hash.h"
#include "engine/core/path.h"
#include "game/kit/session/journal.h"
#include "game/kit/session/recorded_hand.h"
#include "game/systems/systems.h"
#include "tests/support/at_least.h"

namespace {

using rules::Json;
namespace fs = std::filesystem;

const fs::path kReplays = fs::path(COINWARS_SOURCE_DIR) / "tests" / "replays";
constexpr std::size_t kAskEach = 8;  // steps
constexpr std::size_t kAskedCoins = 3;

rules::Record record_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    const auto read = rules::read_record_text(std::string(std::istreambuf_iterator<char>(in), {}));
    REQUIRE_MESSAGE(read, file.string() << ": " << read.error().reason);
    const auto record = rules::record_from_json(read->record);
    REQUIRE_MESSAGE(record, file.string() << ": " << words::english(record.error().message));
    return *record;
}

std::vector<Json> questions(const Json& state, std::size_t step) {
    std::vector<Json> list{{{"cmd", "legal"}}};
    for (int seat = 0; seat < 4; ++seat) {
        list.push_back({{"cmd", "legal"}, {"seat", seat}});
        list.push_back({{"cmd", "legal"}, {"seat", "p" + std::to_string(seat + 1)}});
    }
    if (const auto coins = state.find("coins"); coins != state.end() && coins->is_array() && !coins->empty())
        for (std::size_t i = 0; i < kAskedCoins; ++i)
            list.push_back({{"cmd", "legal"}, {"coin", (*coins)[(step + 7 * i) % coins->size()].value("id", "")}});
    return list;
}

void add_answers(core::Hash& hash, const rules::JsonSession& session, std::size_t step) {
    for (const Json& question : questions(session.state(), step)) {
        const auto answer = session.ask(question);
        if (!answer) return;
        hash.add(std::string_view(*answer ? (*answer)->dump() : answer->error().code));
    }
}

std::string hash_of(std::string_view text) {
    core::Hash hash;
    hash.add(text);
    return core::to_hex(hash.value());
}

// Returns "RECORD JOURNAL LEGAL".
std::string pinned(const rules::Record& record) {
    auto session = rules::find_system(record.game)->start(record.start, 1);
    REQUIRE(session);
    rules::Journal journal;
    std::string journaled = journal.follow((*session)->source(), {}).text;
    core::Hash legal;
    for (std::size_t i = 0; i < record.steps.size(); ++i) {
        rules::RecordedHand hand(record.steps[i].hand);
        REQUIRE((*session)->submit(record.steps[i].command, hand));
        journaled += journal.follow((*session)->source(), {}).text;
        if (i % kAskEach == 0) add_answers(legal, **session, i);
    }
    return hash_of(rules::to_json((*session)->record()).dump()) + " " + hash_of(journaled) + " " +
           core::to_hex(legal.value());
}

std::vector<fs::path> replays() {
    std::vector<fs::path> files;
    for (const fs::path& folder : {kReplays, kReplays / "stories", kReplays / "former"})
        for (const fs::path& file : tests::files_in(folder, 1))
            if (file.extension() == ".json") files.push_back(file);
    return files;
}

}  // namespace

TEST_CASE("kept replays give the records, journals and legal answers that they gave") {
    std::string now;
    for (const fs::path& file : tests::at_least(20, replays()))
        now += core::text(file.lexically_relative(kReplays)) + ": " + pinned(record_of(file)) + "\n";
    std::ifstream in(kReplays / "pinned.txt");
    const std::string then(std::istreambuf_iterator<char>(in), {});
    CHECK_MESSAGE(now == then, "pinned.txt now:\n" << now);
}

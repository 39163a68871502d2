// Every replay in tests/replays/ is a test: it is played again, and every hash compared.

#include <doctest/doctest.h>

#include "game/cli/check.h"

namespace {

// Checks all replays in the folder; returns their number.
int replays_held_in(const char* folder) {
    const std::filesystem::path root = COINWARS_SOURCE_DIR;
    int played = 0;
    for (const auto& entry : std::filesystem::directory_iterator(root / folder)) {
        if (entry.path().extension() != ".json") continue;
        const auto replay = battles::play_replay(root / "assets", entry.path());
        if (!replay) FAIL_CHECK(battles::sentence(replay.error().front()));
        ++played;
    }
    return played;
}

}  // namespace

TEST_CASE("every replay in tests/replays holds") { CHECK(replays_held_in("tests/replays") >= 12); }

TEST_CASE("every replay of a story game in tests/replays/stories holds") {
    CHECK(replays_held_in("tests/replays/stories") >= 4);
}

TEST_CASE("every replay of a former version in tests/replays/former holds") {
    CHECK(replays_held_in("tests/replays/former") >= 3);
}

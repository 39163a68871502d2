// A replay dropped into tests/replays/ is a test: it is played again and every hash compared.

#include <doctest/doctest.h>

#include "game/battles/check.h"

TEST_CASE("every replay in tests/replays holds") {
    const std::filesystem::path root = COINWARS_SOURCE_DIR;
    int played = 0;
    for (const auto& entry : std::filesystem::directory_iterator(root / "tests" / "replays")) {
        if (entry.path().extension() != ".json") continue;
        const auto replay = battles::play_replay(root / "assets", entry.path());
        if (!replay) FAIL_CHECK(battles::sentence(replay.error().front()));
        ++played;
    }
    CHECK(played >= 12);
}

// Where the program finds its assets: beside it, installed, in a build folder of the source tree.

#include "game/coin_wars/battles/data_paths.h"

#include <doctest/doctest.h>

#include "tests/support/files.h"

namespace fs = std::filesystem;

TEST_CASE("the assets are found from where the program lies") {
    struct Row {
        const char* program;
        const char* home;
    };
    const Row rows[]{{"game/coinwars-cli", "game"},
                     {"usr/bin/coinwars-cli", "usr/share/coinwars"},
                     {"tree/build/release/bin/coinwars-cli", "tree"}};
    for (const Row& row : rows) {
        const kit::Folder folder("home");
        const fs::path schemas = folder.path() / row.home / "assets" / "schemas";
        fs::create_directories(schemas);
        fs::create_directories((folder.path() / row.program).parent_path());
        std::ofstream(schemas / "battle.schema.json") << "{}";
        std::ofstream(folder.path() / row.program) << "";
        const auto home = battles::find_home(folder.path() / row.program);
        REQUIRE_MESSAGE(home, row.program);
        CHECK(fs::equivalent(*home, folder.path() / row.home));
    }
}

TEST_CASE("without assets there is no home") {
    const kit::Folder folder("no-home");
    CHECK(!battles::find_home(folder.path() / "coinwars-cli"));
}

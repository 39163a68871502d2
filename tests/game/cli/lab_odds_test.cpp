// lab odds: going on with a file.

#include <doctest/doctest.h>

#include <filesystem>
#include <sstream>

#include "game/cli/cli.h"

namespace fs = std::filesystem;

TEST_CASE("odds --resume leaves out battles that the file has, measured alike by as many") {
    const fs::path rows = fs::temp_directory_path() / "coinwars_lab_odds_resumed.json";
    fs::remove(rows);
    const auto asked = [&](const char* games) {
        std::istringstream in;
        std::ostringstream out, err;
        cli::run({"coinwars-cli", "lab", "odds", "two-lines", "--bot", "recruit", "--games", games, "--resume", "--out",
                  rows.string()},
                 {fs::path(COINWARS_SOURCE_DIR), {}}, {in, out, err});
        return out.str();
    };
    CHECK(asked("10").starts_with("two-lines: "));
    CHECK(asked("10").empty());
    CHECK(asked("20").starts_with("two-lines: "));
    fs::remove(rows);
}

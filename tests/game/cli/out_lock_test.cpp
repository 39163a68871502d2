#include "game/cli/out_lock.h"

#include <doctest/doctest.h>

#include "tests/support/files.h"

namespace fs = std::filesystem;

TEST_CASE("a file in which a battle is kept belongs to one command at a time") {
    const kit::Folder folder("out-lock");
    const fs::path out = folder.path() / "mine.json";
    {
        const auto first_one = cli::lock_out(out);
        REQUIRE(first_one);
        const auto second = cli::lock_out(folder.path() / "." / "mine.json");
        REQUIRE(!second);
        CHECK(second.error().find("mine.json: another program is writing there") != std::string::npos);
        CHECK(cli::lock_out(folder.path() / "other.json"));
    }
    CHECK(cli::lock_out(out));
    CHECK(fs::is_empty(folder.path()));
}

TEST_CASE("what cannot be written is said before the work, and trying leaves nothing") {
    const kit::Folder folder("out-tried");
    CHECK(cli::open_out(folder.path() / "new.json"));
    CHECK(cli::open_out_folder(folder.path() / "made"));
    CHECK(fs::is_empty(folder.path() / "made"));
    fs::remove(folder.path() / "made");
    CHECK(fs::is_empty(folder.path()));
    const auto nowhere = cli::open_out(folder.path() / "nowhere" / "new.json");
    REQUIRE(!nowhere);
    CHECK(nowhere.error().find("new.json") != std::string::npos);
    CHECK(cli::open_out({}));
}

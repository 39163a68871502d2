#include "game/profile/profile_lock.h"

#include <doctest/doctest.h>

#include <fstream>

#include "engine/core/path.h"

namespace fs = std::filesystem;

TEST_CASE("a second program hands over what it was to open, and the first takes it once") {
    const fs::path folder = fs::temp_directory_path() / "coinwars-test" / "profile-lock";
    fs::remove_all(folder);
    fs::create_directories(folder);
    std::ofstream(folder / "open-next") << "left by a program that is gone";
    const profile::ProfileLock first(folder);
    CHECK_FALSE(first.is_taken());
    CHECK_FALSE(first.is_unknown());
    CHECK_FALSE(first.take_handed());
    const profile::ProfileLock second(folder);
    REQUIRE(second.is_taken());
    REQUIRE(second.hand_over("cannae"));
    CHECK(first.take_handed() == "cannae");
    CHECK_FALSE(first.take_handed());
    // A file is handed over by its absolute path, because the first program may have another working directory.
    const fs::path file = fs::relative(folder / "in-use");
    REQUIRE(second.hand_over(core::text(file)));
    CHECK(fs::path(first.take_handed().value_or("")).is_absolute());
    REQUIRE(second.hand_over(""));
    CHECK(first.take_handed() == "");
}

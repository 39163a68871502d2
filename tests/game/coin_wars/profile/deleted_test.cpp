// Deleted files can be restored.

#include <doctest/doctest.h>

#include "game/profile/deleted.h"
#include "tests/support/files.h"

namespace fs = std::filesystem;

TEST_CASE("a deleted file comes back to its place, and beside what has taken its name") {
    const kit::Folder profile("deleted");
    fs::create_directories(profile.path() / "battles");
    const fs::path file = profile.write("battles/hattin.json", "one");
    REQUIRE(profile::set_aside(profile.path(), file));
    CHECK_FALSE(fs::exists(file));
    profile.write("battles/hattin.json", "other");
    REQUIRE(profile::set_aside(profile.path(), file));
    profile.write("battles/hattin.json", "third");
    const auto things = profile::deleted_things(profile.path());
    REQUIRE(things.size() == 2);
    CHECK(things[0].number == 2);
    CHECK(things[0].below == fs::path("battles/hattin.json"));
    const auto back = profile::bring_back(profile.path(), things[1]);
    REQUIRE(back);
    CHECK(*back == profile.path() / "battles" / "hattin 2.json");
    CHECK(profile::deleted_things(profile.path()).size() == 1);
    CHECK_FALSE(profile::bring_back(profile.path(), things[1]));
}

TEST_CASE("folders are deleted whole, and only the oldest of many things go for good") {
    const kit::Folder profile("deleted_many");
    fs::create_directories(profile.path() / "packs" / "crusades" / "battles");
    profile.write("packs/crusades/battles/hattin.json", "{}");
    REQUIRE(profile::set_aside(profile.path(), profile.path() / "packs" / "crusades"));
    REQUIRE(profile::bring_back(profile.path(), profile::deleted_things(profile.path()).front()));
    CHECK(fs::exists(profile.path() / "packs" / "crusades" / "battles" / "hattin.json"));
    fs::create_directories(profile.path() / "battles");
    for (std::size_t i = 0; i < profile::kMaxDeleted + 3; ++i)
        REQUIRE(profile::set_aside(profile.path(), profile.write("battles/a.json", "{}")));
    const auto things = profile::deleted_things(profile.path());
    CHECK(things.size() == profile::kMaxDeleted);
    CHECK(things.back().number == 4);
}

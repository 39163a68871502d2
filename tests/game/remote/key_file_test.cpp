#include "game/remote/key_file.h"

#include <doctest/doctest.h>

#include "tests/support/files.h"

namespace fs = std::filesystem;

TEST_CASE("a profile's key is made once, for its owner alone") {
    const kit::Folder folder("key");
    const auto made = remote::key_in(folder.path() / "profile");
    REQUIRE(made);
#ifndef _WIN32
    CHECK(fs::status(folder.path() / "profile" / "key").permissions() == fs::perms(0600));
    CHECK(fs::status(folder.path() / "profile").permissions() == fs::perms(0700));
#endif
    const auto read = remote::key_in(folder.path() / "profile");
    REQUIRE(read);
    CHECK(read->seed() == made->seed());
    folder.write("key", "no key");
    CHECK(words::english(remote::key_in(folder.path()).error()) ==
          (folder.path() / "key").string() + ": this is not a key of 64 digits.");
}

#include "engine/core/path.h"

#include <doctest/doctest.h>

TEST_CASE("paths: a name in UTF-8 becomes a path, and the path that name again") {
    for (const char* name : {"", "cannae.json", "Käßchen 2.json", "戦い/\U0001F3B2.json"})
        CHECK(core::text(core::path(name)) == name);
    CHECK(core::path("戦い/β.json").filename().u8string() == u8"β.json");
    CHECK(core::path("a") / "b" == core::path("a/b"));
}

#include <doctest/doctest.h>

#include <array>

#include "engine/core/system_text.h"

using namespace core;

TEST_CASE("the command line has the program's name in front, even if the system gives none") {
    const std::array<const char*, 1> none{nullptr};
    REQUIRE(!arguments(0, none.data()).empty());
    CHECK(!environment("PATH").empty());
    CHECK(environment("COINWARS_IS_NOT_SET").empty());
}

// The window and the command line keep one's own files in the same folder.

#include <doctest/doctest.h>

#include "engine/platform/files.h"
#include "game/coin_wars/battles/data_paths.h"

TEST_CASE("the command line finds the window's profile folder") {
    const auto window = platform::profile_folder();
    const auto cli = battles::find_profile();
    REQUIRE(window);
    REQUIRE(cli);
    CHECK(window->fault == "");
    CHECK(std::filesystem::weakly_canonical(window->folder / ".") == std::filesystem::weakly_canonical(*cli / "."));
}

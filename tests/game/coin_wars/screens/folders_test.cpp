// The window and the command line save the player's own files in the same folder.

#include <doctest/doctest.h>

#include "engine/platform/files.h"
#include "game/coin_wars/battles/data_paths.h"

#ifdef __linux__
#include "tests/support/environment.h"
#include "tests/support/files.h"
#endif

namespace {

void check_agreement() {
    const auto window = platform::profile_folder();
    const auto cli = battles::find_profile();
    REQUIRE(window);
    REQUIRE(cli);
    CHECK(window->fault.empty());
    CHECK(std::filesystem::weakly_canonical(window->folder / ".") == std::filesystem::weakly_canonical(*cli / "."));
}

}  // namespace

TEST_CASE("the command line finds the window's profile folder") {
    check_agreement();
#ifdef __linux__
    const kit::Folder folder("agreement");
    const kit::Environment home("HOME", folder.path().c_str());
    for (const char* each : {"", "relative/dir", static_cast<const char*>(nullptr)}) {
        const kit::Environment data("XDG_DATA_HOME", each);
        check_agreement();
    }
#endif
}

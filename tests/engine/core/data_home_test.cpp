#ifdef __linux__

#include "engine/core/data_home.h"

#include <doctest/doctest.h>

#include "tests/support/environment.h"

TEST_CASE("where data are kept goes by the XDG specification: empty is unset, a relative folder is ignored") {
    struct Row {
        const char *data, *home, *kept;  // nullptr: not set, or no result
    };
    for (const Row& row : {Row{nullptr, "/ann", "/ann/.local/share"}, Row{"/data", "/ann", "/data"},
                           Row{"", "/ann", "/ann/.local/share"}, Row{"relative/dir", "/ann", "/ann/.local/share"},
                           Row{"/data", nullptr, "/data"}, Row{nullptr, nullptr, nullptr}, Row{"", "", nullptr},
                           Row{"relative", "home", nullptr}}) {
        const kit::Environment data("XDG_DATA_HOME", row.data), home("HOME", row.home);
        const auto kept = core::data_home();
        REQUIRE(kept.has_value() == (row.kept != nullptr));
        if (kept) CHECK(*kept == row.kept);
    }
}

#endif

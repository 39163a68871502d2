// Settings for real coins: the screen's measure, the paper.

#include <doctest/doctest.h>

#include "game/shell/settings.h"
#include "tests/support/files.h"

namespace {

screens::Settings kept_after(const char* member) {
    const kit::Folder folder("real-coins");
    folder.write("settings.json", std::string(R"({"format":"coinwars-settings/1",)").append(member).append("}"));
    return screens::load_settings(folder.path()).settings;
}

}  // namespace

TEST_CASE("the screen's measure and the paper are kept to the last digit") {
    const kit::Folder folder("real-coins");
    screens::Kept kept;
    kept.settings.pixels_per_inch = 96.8586387434555;
    kept.settings.paper = "a4";
    kept.settings.print_as = "svg";
    REQUIRE(screens::store_settings(folder.path(), kept));
    CHECK(screens::load_settings(folder.path()).settings == kept.settings);
}

TEST_CASE("a measure that no screen has counts as none, an unknown paper as the first one") {
    CHECK(kept_after(R"("pixels_per_inch":141.5)").pixels_per_inch == 141.5);
    for (const char* off : {R"("pixels_per_inch":12)", R"("pixels_per_inch":-96)", R"("pixels_per_inch":1e9)",
                            R"("pixels_per_inch":"96")"})
        CHECK_MESSAGE(kept_after(off).pixels_per_inch == 0, off);
    CHECK(kept_after(R"("paper":"a5")").paper == "letter");
    CHECK(kept_after(R"("print_as":"doc")").print_as == "pdf");
}

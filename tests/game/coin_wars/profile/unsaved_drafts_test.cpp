// Drafts that wait below another one.

#include "game/coin_wars/profile/unsaved_drafts.h"

#include <doctest/doctest.h>

#include "engine/platform/files.h"
#include "tests/support/files.h"

TEST_CASE("each draft that is dropped uncovers the one that was buried last") {
    const kit::Folder folder("unsaved_drafts");
    const std::filesystem::path top = folder.path() / "unsaved-war.json";
    profile::bury_draft(top);
    profile::drop_draft(top);
    CHECK_FALSE(std::filesystem::exists(top));
    folder.write("unsaved-war.json", "first");
    profile::bury_draft(top);
    CHECK_FALSE(std::filesystem::exists(top));
    folder.write("unsaved-war.json", "second");
    profile::bury_draft(top);
    folder.write("unsaved-war.json", "third");
    profile::drop_draft(top);
    CHECK(platform::read_file(top).value() == "second");
    CHECK(platform::read_file(folder.path() / "unsaved-war.1.json").value() == "first");
    profile::drop_draft(top);
    CHECK(platform::read_file(top).value() == "first");
}

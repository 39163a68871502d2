#include "game/profile/day.h"

#include <doctest/doctest.h>

#include "tests/support/files.h"

TEST_CASE("the day of a file is that of its last change; a file that is gone has none") {
    const kit::Folder folder("day");
    const auto file = folder.write("a.json", "{}");
    const std::string before = profile::today(), day = profile::day_of(file), after = profile::today();
    CHECK((day == before || day == after));
    CHECK(day.size() == 10);
    CHECK(profile::day_of(folder.path() / "gone.json").empty());
}

#include "game/profile/free_file.h"

#include <doctest/doctest.h>

#include "engine/core/write_file.h"

namespace fs = std::filesystem;

TEST_CASE("what lies there under the same name stays, unless it is one's own") {
    const fs::path folder = fs::temp_directory_path() / "coinwars-test" / "free-file";
    fs::remove_all(folder);
    fs::create_directories(folder);
    for (const char* name : {"ada-.json", "ada- 2.json", "ada- 3.json"}) {
        CHECK(profile::free_file(folder, "ada-", ".json") == folder / name);
        REQUIRE(core::write_file(folder / name, name));
    }
    const auto is_second = [](const fs::path& file) { return file.filename() == "ada- 2.json"; };
    CHECK(profile::free_file(folder, "ada-", ".json", is_second) == folder / "ada- 2.json");
    CHECK(profile::free_file(folder, "ada-", ".json", [](const fs::path&) { return false; }) == folder / "ada- 4.json");
    CHECK(profile::free_file(folder, "ada-", ".md") == folder / "ada-.md");
}

TEST_CASE("files that stand beside each other replace none of another name") {
    const fs::path folder = fs::temp_directory_path() / "coinwars-test" / "free-files";
    fs::remove_all(folder);
    fs::create_directories(folder);
    constexpr const char* kEndings[]{".md", ".pdf"};
    CHECK(profile::free_file(folder, "Hattin", kEndings) == folder / "Hattin.md");
    REQUIRE(core::write_file(folder / "Hattin.pdf", "earlier"));
    REQUIRE(core::write_file(folder / "Hattin 2.md", "earlier"));
    CHECK(profile::free_file(folder, "Hattin", kEndings) == folder / "Hattin 3.md");
}

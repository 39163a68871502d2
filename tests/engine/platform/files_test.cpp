#include <doctest/doctest.h>

#include "engine/platform/files.h"

#ifdef __linux__
#include "tests/support/environment.h"
#endif

namespace fs = std::filesystem;

namespace {

fs::path fresh_folder(const char* name) {
    const fs::path folder = fs::temp_directory_path() / "coinwars-test" / name;
    fs::remove_all(folder);
    fs::create_directories(folder);
    return folder;
}

}  // namespace

TEST_CASE("a file is replaced as a whole and nothing is left beside it") {
    const fs::path folder = fresh_folder("replace"), file = folder / "battle.json";
    REQUIRE(platform::write_file(file, "first"));
    REQUIRE(platform::write_file(file, "second"));
    CHECK(platform::read_file(file).value() == "second");
    CHECK(std::distance(fs::directory_iterator(folder), fs::directory_iterator()) == 1);
}

TEST_CASE("what cannot be read or written is named in a sentence") {
    const fs::path folder = fresh_folder("refuse");
    const auto said = [](const auto& result) { return words::english(result.error()); };
    CHECK(said(platform::read_file(folder / "none.json")) == (folder / "none.json").string() + " cannot be opened.");
    CHECK(said(platform::read_file(folder)) == folder.string() + " is a folder, not a file.");
    fs::create_directories(folder / "full" / "of folders");
    CHECK(said(platform::delete_file(folder / "full")) ==
          (folder / "full").string() + " cannot be deleted: the folder is not empty.");
    CHECK(!platform::write_file(folder / "missing" / "file", "x"));
    CHECK(!platform::make_folder(fs::path(COINWARS_SOURCE_DIR) / "LICENSE" / "below"));
    // Opens, but its first page cannot be read.
    if (const fs::path broken = "/proc/self/mem"; fs::exists(broken)) CHECK(!platform::read_file(broken));
    REQUIRE(platform::write_file(folder / "large", std::string(2000, 'x')));
    CHECK(!platform::read_file(folder / "large", 1000));
}

TEST_CASE("what ships is found from the program's own place") {
    const auto assets = platform::find_shipped("assets");
    REQUIRE(assets);
    CHECK(fs::is_directory(*assets / "battles"));
    CHECK(!platform::find_shipped("no such folder"));
}

#ifdef __linux__
TEST_CASE("the profile lies where the XDG specification has it, for its user alone, or it is told why not") {
    const fs::path home = fresh_folder("home");
    const kit::Environment as_home("HOME", home.c_str());
    for (const char* data : {"", "relative/dir"}) {
        const kit::Environment as_data("XDG_DATA_HOME", data);
        const auto profile = platform::profile_folder();
        REQUIRE(profile);
        CHECK(profile->fault.empty());
        CHECK(profile->folder == home / ".local/share/coinwars");
        for (const char* made : {".local", ".local/share", ".local/share/coinwars"})
            CHECK(fs::status(home / made).permissions() == fs::perms::owner_all);
    }
    CHECK_FALSE(fs::exists("relative"));
    REQUIRE(platform::write_file(home / "file", ""));
    const kit::Environment as_file("XDG_DATA_HOME", (home / "file").c_str()), temporary("TMPDIR", home.c_str());
    const auto profile = platform::profile_folder();
    REQUIRE(profile);
    CHECK(words::english(profile->fault) ==
          "Settings and saves belong in " + (home / "file/coinwars").string() +
              ", but that folder cannot be created: a part of the path is a file, not a folder.");
    CHECK(profile->folder.parent_path() == home);
}
#endif

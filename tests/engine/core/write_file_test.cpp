#include "engine/core/write_file.h"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

#include "tests/support/files.h"

namespace fs = std::filesystem;

namespace {

std::string read(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

}  // namespace

TEST_CASE("a file is replaced as a whole, and grows at its end") {
    const kit::Folder folder("grows");
    const fs::path file = folder.path() / "a file";
    REQUIRE(core::write_file(file, "one\n"));
    REQUIRE(core::append_file(file, "two\n"));
    CHECK(read(file) == "one\ntwo\n");
    REQUIRE(core::write_file(file, "three\n"));
    CHECK(read(file) == "three\n");
    REQUIRE(core::append_file(file, std::string("\0\n", 2)));
    CHECK(read(file) == std::string("three\n\0\n", 8));
    CHECK_FALSE(fs::exists(fs::path(file) += ".new"));
}

TEST_CASE("what cannot be written is told, with the file's name, and what was there stays") {
    const kit::Folder kept("cannot");
    const fs::path& folder = kept.path();
    CHECK(core::append_file(folder / "nothing", "x").error().find("nothing cannot be written") != std::string::npos);
    CHECK(core::write_file(folder / "no" / "folder", "x").error().find("cannot be written") != std::string::npos);
    CHECK(core::write_file(folder, "x").error().find("cannot be replaced") != std::string::npos);
    CHECK(fs::is_directory(folder));
}

#ifdef __linux__
TEST_CASE("a full disk is told") {
    CHECK(core::append_file("/dev/full", "x").error() == "/dev/full cannot be written: the disk is full.");
    const kit::Folder kept("full");
    const fs::path& folder = kept.path();
    fs::create_symlink("/dev/full", folder / "save.new");
    REQUIRE_FALSE(core::write_file(folder / "save", "x"));
    CHECK_FALSE(fs::exists(folder / "save"));
}
#endif

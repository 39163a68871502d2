#include "engine/core/file_lock.h"

#include <doctest/doctest.h>

#include <filesystem>

using core::FileLock;
namespace fs = std::filesystem;

TEST_CASE("a file is locked once, and again when the first lock is gone") {
    const fs::path folder = fs::temp_directory_path() / "coinwars-test" / "lock";
    fs::create_directories(folder);
    {
        const FileLock first(folder / "in-use");
        CHECK(first.state() == FileLock::State::Held);
        CHECK(FileLock(folder / "in-use").state() == FileLock::State::Taken);
        CHECK(FileLock(folder / "other").state() == FileLock::State::Held);
    }
    CHECK(FileLock(folder / "in-use").state() == FileLock::State::Held);
}

TEST_CASE("where no file can be made nothing is locked") {
    CHECK(FileLock(fs::path("no") / "such" / "folder" / "lock").state() == FileLock::State::NoFile);
}

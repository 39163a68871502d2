#include "engine/core/file_fault.h"

#include <doctest/doctest.h>

#include <cerrno>

TEST_CASE("why a file could not be written is told in our words, whoever tells of it") {
    CHECK(core::why(EACCES) == "that is not permitted");
    CHECK(core::why(ENOSPC) == "the disk is full");
    CHECK(core::why(std::make_error_code(std::errc::read_only_file_system)) == "the disk can only be read");
    CHECK(core::why(std::error_code(ENOENT, std::generic_category())) == "there is no such file or folder");
    CHECK_FALSE(core::why(EDOM).empty());
}

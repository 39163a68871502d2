#pragma once
// Files and folders. Errors are sentences for people that name the file.

#include <filesystem>
#include <string>

#include "engine/core/result.h"
#include "engine/core/write_file.h"

namespace platform {

// A folder that ships with the program ("assets", "shaders"): beside the binary, in the source tree around
// it, or where it is installed.
core::Result<std::filesystem::path, std::string> find_shipped(const std::string& folder);
// Where settings and saves of this user are kept; it is made if need be. Where it cannot be made, a new
// folder among the system's temporary files, and the sentence that says why.
struct Profile {
    std::filesystem::path folder;
    std::string fault;  // empty: it is kept
};
core::Result<Profile, std::string> profile_folder();
core::Result<void, std::string> make_folder(const std::filesystem::path& folder);

// The whole file; refused beyond `limit` bytes.
core::Result<std::string, std::string> read_file(const std::filesystem::path& file,
                                                 std::size_t limit = 64u << 20);
using core::write_file;

// A file that a person has asked for lies where it lies; where nobody but the program sees its files, in a
// browser, it is offered as a download.
void hand_out(const std::filesystem::path& file);
// Writes it and hands it out.
core::Result<void, std::string> write_for_person(const std::filesystem::path& file,
                                                 const std::string& content);

}  // namespace platform

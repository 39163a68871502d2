#pragma once
// Files and folders. Errors are sentences that name the file.

#include <filesystem>
#include <string>

#include "engine/core/result.h"
#include "engine/words/phrase.h"

namespace platform {

// Finds a folder shipped with the program ("assets", "shaders"): next to the binary, in the source tree around it, or
// in the install location.
core::Result<std::filesystem::path, words::Phrase> find_shipped(const std::string& folder);
struct Profile {
    std::filesystem::path folder;
    words::Phrase fault;  // empty if the folder is permanent
};
// The folder for this user's settings and saves, created if missing. If that fails: a new folder in the system's
// temporary files, and a sentence that says why.
core::Result<Profile, words::Phrase> profile_folder();
core::Result<void, words::Phrase> make_folder(const std::filesystem::path& folder);

// Reads the whole file; fails if it is larger than `limit` bytes.
core::Result<std::string, words::Phrase> read_file(const std::filesystem::path& file, std::size_t limit = 64u << 20);
// As core::write_file and core::append_file.
core::Result<void, words::Phrase> write_file(const std::filesystem::path& file, const std::string& content);
core::Result<void, words::Phrase> append_file(const std::filesystem::path& file, const std::string& content);
core::Result<void, words::Phrase> delete_file(const std::filesystem::path& file);

// Gives a file to the user. In a browser, where only the program sees its files, it is offered as a download; elsewhere
// nothing happens.
void hand_out(const std::filesystem::path& file);
// Shows a file to the user: opens its folder in the desktop's file manager; in a browser, offers it as a download.
void show_file(const std::filesystem::path& file);
// Writes the file and hands it out.
core::Result<void, words::Phrase> write_for_person(const std::filesystem::path& file, const std::string& content);

}  // namespace platform

#pragma once
// Opens files for writing on each system. nullptr on failure; errno then says why.

#include <cstdio>
#include <filesystem>
#include <memory>

#include "engine/core/write_file.h"

namespace core {

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using OpenFile = std::unique_ptr<std::FILE, CloseFile>;

// Creates a file that never has looser permissions than it should: those of the file `like` (and its owner, as far as
// the system allows), or those for `readers` if there is no such file. Fails if `file` exists.
OpenFile create_file(const std::filesystem::path& file, const std::filesystem::path& like, Readers readers);
// Opens an existing file for appending.
OpenFile open_at_end(const std::filesystem::path& file);
// Opens something that is no plain file: a device, a pipe.
OpenFile open_device(const std::filesystem::path& file);

// Flushes to disk; returns true on success, also if there is no disk, as behind a pipe.
bool onto_disk(std::FILE* file);
// Flushes a folder's file names to disk, as far as the system allows.
void names_onto_disk(const std::filesystem::path& folder);

}  // namespace core

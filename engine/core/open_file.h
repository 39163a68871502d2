#pragma once
// Opens files to be written, in the way of each system. Empty where that fails; errno then says why.

#include <cstdio>
#include <filesystem>
#include <memory>

#include "engine/core/write_file.h"

namespace core {

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using OpenFile = std::unique_ptr<std::FILE, CloseFile>;

// A new file, which has its mode before its first byte: that of the file `like` (and its owner, as far as the system allows), or of a
// new file for `readers` if there is none. Fails if `file` is there.
OpenFile create_file(const std::filesystem::path& file, const std::filesystem::path& like, Readers readers);
// One that is there, to be written behind its end.
OpenFile open_at_end(const std::filesystem::path& file);
// What is there and is no plain file: a device, a pipe.
OpenFile open_device(const std::filesystem::path& file);

// Whether what was written is on the disk; true as well where there is none, as behind a pipe.
bool onto_disk(std::FILE* file);
// Brings the names of a folder's files onto the disk, as far as the system allows.
void names_onto_disk(const std::filesystem::path& folder);

}  // namespace core

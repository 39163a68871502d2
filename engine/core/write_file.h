#pragma once
// Writes files that survive a loss of power: when one of these functions returns, the data is on the disk.

#include <filesystem>
#include <string>

#include "engine/core/file_fault.h"
#include "engine/core/result.h"

namespace core {

// Who may read a file that is made.
enum class Readers { AsUsual, Owner };

// Replaces the whole file: writes a new one beside it, then renames it, so that a reader finds the old content or the new, never half of
// each; after an error the old file is unchanged. The new file has the mode of the old one; `readers` is for one that is not there yet. A
// link stays, and what it leads to is replaced. What is no plain file, a device or a pipe, is written into.
Result<void, FileFault> write_file(const std::filesystem::path& file, const std::string& content,
                                   Readers readers = Readers::AsUsual);
// Appends to an existing file. After an error the file keeps its old length, as far as the disk allows.
Result<void, FileFault> append_file(const std::filesystem::path& file, const std::string& content);

}  // namespace core

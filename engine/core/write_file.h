#pragma once
// Writes files that survive a power loss: when one of these functions returns, the data is on disk.

#include <filesystem>
#include <string>

#include "engine/core/file_fault.h"
#include "engine/core/result.h"

namespace core {

// Who may read a newly created file.
enum class Readers { AsUsual, Owner };

// Replaces the whole file: writes a new one next to it, then renames it, so that readers see either the old content or
// the new; after an error the old file is unchanged. The new file keeps the old one's mode; `readers` applies if there
// is none. A link stays and its target is replaced. A device or pipe is written to directly.
Result<void, FileFault> write_file(const std::filesystem::path& file, const std::string& content,
                                   Readers readers = Readers::AsUsual);
// Appends to an existing file. After an error the file keeps its old length, as far as the disk allows.
Result<void, FileFault> append_file(const std::filesystem::path& file, const std::string& content);

}  // namespace core

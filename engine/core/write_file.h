#pragma once
// Writes files that survive a loss of power: when one of these functions returns, the data is on the disk.

#include <filesystem>
#include <string>

#include "engine/core/result.h"

namespace core {

// Replaces the whole file: writes a new one beside it, then renames it, so that a reader finds the old
// content or the new, never half of each. The error is a sentence for people that names the file; the old
// file is then unchanged.
Result<void, std::string> write_file(const std::filesystem::path& file, const std::string& content);
// Appends to an existing file. After an error (a sentence that names the file) the file keeps its old length,
// as far as the disk allows.
Result<void, std::string> append_file(const std::filesystem::path& file, const std::string& content);

}  // namespace core

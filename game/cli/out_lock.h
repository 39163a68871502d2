#pragma once
// A file or folder in which a command saves its results belongs to one program at a time.

#include <filesystem>
#include <memory>
#include <string>

#include "engine/core/file_lock.h"
#include "engine/core/result.h"

namespace cli {

using OutLock = core::Result<std::unique_ptr<core::FileLock>, std::string>;

// Held until it goes; null: nothing is saved. The error is a sentence: another program writes there.
OutLock lock_out(const std::filesystem::path& out);
// The same, and tries to write there before hours of work: nothing is left there, and a file keeps its contents.
OutLock open_out(const std::filesystem::path& file);
OutLock open_out_folder(const std::filesystem::path& folder);  // made if need be

}  // namespace cli

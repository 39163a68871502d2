#pragma once
// Reserves the file where a command saves its battle for one program at a time.

#include <filesystem>
#include <memory>
#include <string>

#include "engine/core/file_lock.h"
#include "engine/core/result.h"

namespace cli {

// Holds the lock while it exists; nullptr if `out` is empty. The error is a sentence: another program saves there.
core::Result<std::unique_ptr<core::FileLock>, std::string> lock_out(const std::filesystem::path& out);

}  // namespace cli

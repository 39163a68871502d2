#pragma once
// A file in which a command keeps its battle belongs to one program at a time.

#include <filesystem>
#include <memory>
#include <string>

#include "engine/core/file_lock.h"
#include "engine/core/result.h"

namespace cli {

// Held until it goes; null: nothing is kept in a file. The error is a sentence: another program keeps its battle there.
core::Result<std::unique_ptr<core::FileLock>, std::string> lock_out(const std::filesystem::path& out);

}  // namespace cli

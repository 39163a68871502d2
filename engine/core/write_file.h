#pragma once
// A file is replaced as a whole.

#include <filesystem>
#include <string>

#include "engine/core/result.h"

namespace core {

// Written beside first, then renamed: whoever reads finds the old file or the new one, never half of one. The
// error is a sentence for people that names the file; then the old file is as it was.
Result<void, std::string> write_file(const std::filesystem::path& file, const std::string& content);

}  // namespace core

#pragma once
// Files that outlive a loss of power: what these functions have returned from lies on the disk.

#include <filesystem>
#include <string>

#include "engine/core/result.h"

namespace core {

// A file is replaced as a whole. Written beside first, then renamed: whoever reads finds the old file or the
// new one, never half of one. The error is a sentence for people that names the file; then the old file is as
// it was.
Result<void, std::string> write_file(const std::filesystem::path& file, const std::string& content);
// Added at the end of a file that is there. After an error (a sentence that names the file) it is as long as
// it was, as far as the disk allows that.
Result<void, std::string> append_file(const std::filesystem::path& file, const std::string& content);

}  // namespace core

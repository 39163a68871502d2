#include "engine/core/write_file.h"

#include <fstream>

namespace core {

namespace fs = std::filesystem;

Result<void, std::string> write_file(const fs::path& file, const std::string& content) {
    fs::path beside = file;
    beside += ".new";
    {
        std::ofstream stream(beside, std::ios::binary | std::ios::trunc);
        stream.write(content.data(), static_cast<std::streamsize>(content.size()));
        stream.flush();
        if (!stream) return failure(beside.string() + " cannot be written.");
    }
    std::error_code error;
    fs::rename(beside, file, error);
    if (!error) return {};
    std::error_code ignored;
    fs::remove(beside, ignored);
    return failure(file.string() + " cannot be replaced: " + error.message() + ".");
}

}  // namespace core

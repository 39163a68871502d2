#include "engine/core/write_file.h"

#include <cerrno>
#include <cstdio>
#include <memory>
#include <string_view>

#include "engine/core/file_fault.h"

#ifdef _WIN32
#include <io.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace core {

namespace fs = std::filesystem;

namespace {

struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

#ifdef _WIN32
File open_replacing(const fs::path& file) { return File(_wfopen(file.c_str(), L"wb")); }
File open_at_end(const fs::path& file) { return File(_wfopen(file.c_str(), L"r+b")); }
bool onto_disk(std::FILE* file) { return std::fflush(file) == 0 && _commit(_fileno(file)) == 0; }
// Windows logs a rename in the file system's own journal.
void names_onto_disk(const fs::path&) {}
#else
File open_replacing(const fs::path& file) { return File(std::fopen(file.c_str(), "wbe")); }
File open_at_end(const fs::path& file) { return File(std::fopen(file.c_str(), "r+be")); }
bool onto_disk(std::FILE* file) {
    if (std::fflush(file) != 0) return false;
    // Pipes and devices cannot be synced to a disk.
    return fsync(fileno(file)) == 0 || errno == EINVAL || errno == ENOTSUP;
}
void names_onto_disk(const fs::path& folder) {
    const int opened = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC);
    if (opened < 0) return;
    fsync(opened);
    close(opened);
}
#endif

bool put(std::FILE* file, std::string_view content) {
    return std::fwrite(content.data(), 1, content.size(), file) == content.size() && onto_disk(file);
}

std::string cannot_be_written(const fs::path& file, int error) {
    return file.string() + " cannot be written: " + why(error) + ".";
}

}  // namespace

Result<void, std::string> write_file(const fs::path& file, const std::string& content) {
    fs::path beside = file;
    beside += ".new";
    std::error_code error, ignored;
    int reason = 0;
    {
        errno = 0;
        const File opened = open_replacing(beside);
        if (!opened || !put(opened.get(), content)) reason = errno == 0 ? EIO : errno;
    }
    if (reason != 0) {
        fs::remove(beside, ignored);
        return failure(cannot_be_written(beside, reason));
    }
    fs::rename(beside, file, error);
    if (error) {
        fs::remove(beside, ignored);
        return failure(file.string() + " cannot be replaced: " + why(error) + ".");
    }
    names_onto_disk(file.parent_path());
    return {};
}

Result<void, std::string> append_file(const fs::path& file, const std::string& content) {
    std::error_code ignored;
    const auto before = fs::file_size(file, ignored);
    int error = 0;
    {
        errno = 0;
        const File opened = open_at_end(file);
        if (!opened) return failure(cannot_be_written(file, errno));
        if (std::fseek(opened.get(), 0, SEEK_END) == 0 && put(opened.get(), content)) return {};
        error = errno;
    }
    fs::resize_file(file, before, ignored);
    return failure(cannot_be_written(file, error));
}

}  // namespace core

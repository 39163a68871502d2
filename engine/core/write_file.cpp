#include "engine/core/write_file.h"

#include <cerrno>
#include <string_view>

#include "engine/core/open_file.h"

namespace core {

namespace fs = std::filesystem;

namespace {

// Returns the errno if writing failed, otherwise 0.
int fault_of_writing(std::FILE* file, std::string_view content) {
    if (file && std::fwrite(content.data(), 1, content.size(), file) == content.size() && onto_disk(file)) return 0;
    return errno == 0 ? EIO : errno;
}

FileFault not_written(const fs::path& file, int error) { return {FileFault::Kind::NotWritten, file, error_of(error)}; }

// The target of the links that begin at `file`; it need not exist.
Result<fs::path, FileFault> end_of_links(const fs::path& file) {
    constexpr int kMaxLinks = 40;
    fs::path end = file;
    std::error_code error;
    for (int links = 0; fs::is_symlink(fs::symlink_status(end, error)); ++links) {
        if (links == kMaxLinks) return failure(not_written(file, ELOOP));
        const fs::path next = fs::read_symlink(end, error);
        if (error) return failure(FileFault{FileFault::Kind::NotWritten, file, error});
        end = end.parent_path() / next;
    }
    return end;
}

Result<void, FileFault> replace(const fs::path& file, const std::string& content, Readers readers) {
    fs::path beside = file;
    beside += ".new";
    std::error_code error, ignored;
    fs::remove(beside, ignored);
    errno = 0;
    OpenFile opened = create_file(beside, file, readers);
    const int fault = fault_of_writing(opened.get(), content);
    opened.reset();
    if (fault != 0) {
        fs::remove(beside, ignored);
        return failure(not_written(beside, fault));
    }
    fs::rename(beside, file, error);
    if (error) {
        fs::remove(beside, ignored);
        return failure(FileFault{FileFault::Kind::NotReplaced, file, error});
    }
    names_onto_disk(file.parent_path());
    return {};
}

}  // namespace

Result<void, FileFault> write_file(const fs::path& file, const std::string& content, Readers readers) {
    std::error_code ignored;
    if (fs::is_other(fs::status(file, ignored))) {
        errno = 0;
        const OpenFile opened = open_device(file);
        const int fault = fault_of_writing(opened.get(), content);
        return fault == 0 ? Result<void, FileFault>{} : failure(not_written(file, fault));
    }
    const auto end = end_of_links(file);
    return end ? replace(*end, content, readers) : failure(end.error());
}

Result<void, FileFault> append_file(const fs::path& file, const std::string& content) {
    std::error_code ignored;
    const auto before = fs::file_size(file, ignored);
    errno = 0;
    OpenFile opened = open_at_end(file);
    const int fault = fault_of_writing(opened.get(), content);
    if (fault == 0) return {};
    const bool grew = opened != nullptr;
    opened.reset();
    if (grew) fs::resize_file(file, before, ignored);
    return failure(not_written(file, fault));
}

}  // namespace core

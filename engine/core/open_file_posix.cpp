#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include "engine/core/open_file.h"

namespace core {

namespace fs = std::filesystem;

namespace {

// If the group cannot be kept, its rights must not pass to another group.
void take_after(int file, const struct stat& old) {
    const bool same_group = fchown(file, static_cast<uid_t>(-1), old.st_gid) == 0;
    if (fchown(file, old.st_uid, static_cast<gid_t>(-1)) != 0) errno = 0;  // only root may do this
    const mode_t all = S_IRWXU | S_IRWXG | S_IRWXO;
    fchmod(file, old.st_mode & (same_group ? all : all & ~S_IRWXG));
}

}  // namespace

OpenFile create_file(const fs::path& file, const fs::path& like, Readers readers) {
    struct stat old {};
    const bool known = stat(like.c_str(), &old) == 0;
    constexpr mode_t kOwner = S_IRUSR | S_IWUSR, kAll = kOwner | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH;
    const int opened =
        open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, known || readers == Readers::Owner ? kOwner : kAll);
    if (opened < 0) return nullptr;
    if (known) take_after(opened, old);
    return OpenFile(fdopen(opened, "wb"));
}

OpenFile open_at_end(const fs::path& file) {
    OpenFile opened(std::fopen(file.c_str(), "r+be"));
    if (!opened || std::fseek(opened.get(), 0, SEEK_END) != 0) return nullptr;
    return opened;
}

OpenFile open_device(const fs::path& file) {
    const int opened = open(file.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
    return opened < 0 ? nullptr : OpenFile(fdopen(opened, "wb"));
}

bool onto_disk(std::FILE* file) {
    if (std::fflush(file) != 0) return false;
    return fsync(fileno(file)) == 0 || errno == EINVAL || errno == ENOTSUP;
}

void names_onto_disk(const fs::path& folder) {
    const int opened = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC);
    if (opened < 0) return;
    fsync(opened);
    close(opened);
}

}  // namespace core

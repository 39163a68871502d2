#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>

#include "engine/core/open_file.h"

namespace core {

namespace fs = std::filesystem;

// Who may read a file is inherited from its folder.
OpenFile create_file(const fs::path& file, const fs::path&, Readers) {
    const int opened = _wopen(file.c_str(), _O_WRONLY | _O_CREAT | _O_EXCL | _O_BINARY, _S_IREAD | _S_IWRITE);
    return opened < 0 ? nullptr : OpenFile(_fdopen(opened, "wb"));
}

OpenFile open_at_end(const fs::path& file) {
    OpenFile opened(_wfopen(file.c_str(), L"r+b"));
    if (!opened || std::fseek(opened.get(), 0, SEEK_END) != 0) return nullptr;
    return opened;
}

OpenFile open_device(const fs::path& file) { return OpenFile(_wfopen(file.c_str(), L"wb")); }

bool onto_disk(std::FILE* file) {
    if (std::fflush(file) != 0) return false;
    // A device, such as NUL, has no disk.
    return _isatty(_fileno(file)) != 0 || _commit(_fileno(file)) == 0;
}

// Windows records a rename in the file system's journal.
void names_onto_disk(const fs::path&) {}

}  // namespace core

#include "game/cli/out_lock.h"

#include <cerrno>
#include <fstream>

#include "engine/core/file_fault.h"
#include "engine/core/hash.h"
#include "engine/core/path.h"
#include "engine/words/file_words.h"

namespace cli {

namespace fs = std::filesystem;

namespace {

// The error, in a sentence; empty: it can be written.
std::string tried(const fs::path& file) {
    std::error_code none;
    const bool there = fs::exists(file, none);
    errno = 0;
    const bool writes = std::ofstream(file, std::ios::app).good();
    const int error = errno;
    if (!there) fs::remove(file, none);
    if (writes) return {};
    return words::english(words::told({core::FileFault::Kind::NotWritten, file, core::error_of(error)}));
}

}  // namespace

OutLock lock_out(const fs::path& out) {
    if (out.empty()) return nullptr;
    // Not the file itself, which every save replaces, nor one next to it, which would remain.
    std::error_code none;
    const fs::path whole = fs::weakly_canonical(fs::absolute(out, none), none);
    const std::string name = core::to_hex(core::Hash().add(std::string_view(core::generic_text(whole))).value());
    auto lock = std::make_unique<core::FileLock>(fs::temp_directory_path(none) / ("coinwars-keeps-" + name));
    if (lock->state() == core::FileLock::State::Taken)
        return core::failure(core::generic_text(out) +
                             ": another program is writing there at the moment. Name another file.");
    return lock;
}

OutLock open_out(const fs::path& file) {
    auto lock = lock_out(file);
    if (!lock || file.empty()) return lock;
    if (std::string fault = tried(file); !fault.empty()) return core::failure(std::move(fault));
    return lock;
}

OutLock open_out_folder(const fs::path& folder) {
    auto lock = lock_out(folder);
    if (!lock || folder.empty()) return lock;
    std::error_code fault;
    fs::create_directories(folder, fault);
    if (fault) return core::failure(words::english(words::told({core::FileFault::Kind::NotMade, folder, fault})));
    if (std::string why = tried(folder / ".coinwars-tries"); !why.empty()) return core::failure(std::move(why));
    return lock;
}

}  // namespace cli

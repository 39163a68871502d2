#include "game/cli/out_lock.h"

#include "engine/core/hash.h"

namespace cli {

namespace fs = std::filesystem;

core::Result<std::unique_ptr<core::FileLock>, std::string> lock_out(const fs::path& out) {
    if (out.empty()) return nullptr;
    // Not the file itself, which every save replaces, nor one next to it, which would remain.
    std::error_code none;
    const fs::path whole = fs::weakly_canonical(fs::absolute(out, none), none);
    const std::string name = core::to_hex(core::Hash().add(std::string_view(whole.generic_string())).value());
    auto lock = std::make_unique<core::FileLock>(fs::temp_directory_path(none) / ("coinwars-keeps-" + name));
    if (lock->state() == core::FileLock::State::Taken)
        return core::failure(out.generic_string() +
                             ": another program is saving its battle there at the moment. Name another file.");
    return lock;
}

}  // namespace cli

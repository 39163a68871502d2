#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>

#include "engine/core/file_lock.h"

namespace core {

#ifdef __EMSCRIPTEN__
// A web page has its files to itself.
FileLock::FileLock(const std::filesystem::path&) : state_(State::Held) {}
#else
FileLock::FileLock(const std::filesystem::path& file) {
    const int opened = open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (opened < 0) return;
    if (flock(opened, LOCK_EX | LOCK_NB) == 0) {
        state_ = State::Held;
        handle_ = opened;
        return;
    }
    state_ = errno == EWOULDBLOCK ? State::Taken : State::NoLocks;
    close(opened);
}
#endif

FileLock::~FileLock() {
    if (handle_ >= 0) close(static_cast<int>(handle_));
}

}  // namespace core

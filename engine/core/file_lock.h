#pragma once
// A lock on a file, which the system releases when its program ends, however it ends.

#include <cstdint>
#include <filesystem>

namespace core {

class FileLock {
public:
    enum class State {
        Held,
        Taken,    // another program holds it
        NoLocks,  // this file system has none
        NoFile,   // it cannot be made
    };

    // Makes the file if need be, and never waits.
    explicit FileLock(const std::filesystem::path& file);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

    State state() const { return state_; }

private:
    State state_ = State::NoFile;
    std::intptr_t handle_ = -1;
};

}  // namespace core

#pragma once
// A lock on a file, which the system releases when the program ends, even in a crash.

#include <cstdint>
#include <filesystem>

namespace core {

class FileLock {
public:
    enum class State {
        Held,
        Taken,    // another program holds it
        NoLocks,  // this file system does not support locks
        NoFile,   // the file cannot be created
    };

    // Creates the file if necessary; never waits.
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

#include <windows.h>

#include "engine/core/file_lock.h"

namespace core {

// A file opened without sharing cannot be opened by anyone else.
FileLock::FileLock(const std::filesystem::path& file) {
    const HANDLE opened = CreateFileW(file.c_str(), GENERIC_READ | GENERIC_WRITE, 0, nullptr, OPEN_ALWAYS,
                                      FILE_ATTRIBUTE_NORMAL, nullptr);
    if (opened != INVALID_HANDLE_VALUE) {
        state_ = State::Held;
        handle_ = reinterpret_cast<std::intptr_t>(opened);
    } else if (GetLastError() == ERROR_SHARING_VIOLATION) {
        state_ = State::Taken;
    }
}

FileLock::~FileLock() {
    if (handle_ != -1) CloseHandle(reinterpret_cast<HANDLE>(handle_));
}

}  // namespace core

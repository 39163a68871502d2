#pragma once
// What the operating system did not do with a file. engine/words/file_words.h says it in a player's language.

#include <cstddef>
#include <filesystem>
#include <system_error>

namespace core {

struct FileFault {
    enum class Kind { IsFolder, NotOpened, TooLarge, NotWritten, NotReplaced, NotMade, NotDeleted };
    Kind kind;
    std::filesystem::path file;
    std::error_code why{};      // where nothing was written, replaced, made or deleted
    std::size_t megabytes = 0;  // the most that are read, where it is too large
};

// Of an `errno`.
inline std::error_code error_of(int error) { return {error, std::generic_category()}; }

}  // namespace core

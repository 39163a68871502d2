#pragma once
// The error of a file operation. engine/words/file_words.h puts it into the player's language.

#include <cstddef>
#include <filesystem>
#include <system_error>

namespace core {

struct FileFault {
    enum class Kind { IsFolder, NotOpened, TooLarge, NotWritten, NotReplaced, NotMade, NotDeleted };
    Kind kind;
    std::filesystem::path file;
    std::error_code why{};      // if writing, replacing, making or deleting failed
    std::size_t megabytes = 0;  // the limit, if it is too large
};

// Wraps an `errno`.
inline std::error_code error_of(int error) { return {error, std::generic_category()}; }

}  // namespace core

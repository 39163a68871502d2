#pragma once
// A file's name is text in UTF-8 everywhere; here it becomes a path and text again. Windows would read and write plain text by an old
// code page, in which no name has all letters.

#include <filesystem>
#include <string>
#include <string_view>

namespace core {

inline std::filesystem::path path(std::string_view utf8) { return std::u8string(utf8.begin(), utf8.end()); }
inline std::string text(const std::filesystem::path& path) {
    const std::u8string utf8 = path.u8string();
    return {utf8.begin(), utf8.end()};
}

}  // namespace core

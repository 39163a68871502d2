#pragma once
// File names are UTF-8 text everywhere; these functions convert to a path and back. Windows would interpret plain text
// in a legacy code page, which lacks many letters.

#include <filesystem>
#include <string>
#include <string_view>

namespace core {

inline std::filesystem::path path(std::string_view utf8) { return std::u8string(utf8.begin(), utf8.end()); }
inline std::string text(const std::filesystem::path& path) {
    const std::u8string utf8 = path.u8string();
    return {utf8.begin(), utf8.end()};
}
// With "/" between folders on every system: for names in reports and in files.
inline std::string generic_text(const std::filesystem::path& path) {
    const std::u8string utf8 = path.generic_u8string();
    return {utf8.begin(), utf8.end()};
}

}  // namespace core

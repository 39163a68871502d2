#pragma once
// The layout of zip files; all numbers are little-endian.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace archive {

inline constexpr std::uint32_t kLocalMark = 0x04034b50, kListedMark = 0x02014b50, kEndMark = 0x06054b50;
inline constexpr std::size_t kLocalSize = 30, kListedSize = 46, kEndSize = 22;  // without names
inline constexpr int kStored = 0, kDeflated = 8;
inline constexpr int kIsEncrypted = 1, kNamesInUtf8 = 1 << 11;  // flags

// `at` + 2 or + 4 must be within the bytes.
inline std::uint32_t number(std::string_view bytes, std::size_t at, std::size_t size) {
    std::uint32_t value = 0;
    for (std::size_t i = size; i > 0; --i) value = value << 8 | static_cast<unsigned char>(bytes[at + i - 1]);
    return value;
}
inline std::uint32_t two(std::string_view bytes, std::size_t at) { return number(bytes, at, 2); }
inline std::uint32_t four(std::string_view bytes, std::size_t at) { return number(bytes, at, 4); }

inline void put(std::string& bytes, std::size_t value, int size) {
    for (int i = 0; i < size; ++i) bytes += static_cast<char>(value >> (8 * i) & 0xff);
}

}  // namespace archive

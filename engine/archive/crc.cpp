#include "engine/archive/crc.h"

#include <array>

namespace archive {

namespace {

constexpr std::array<std::uint32_t, 256> kCrcOfByte = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < 256; ++i) {
        std::uint32_t value = i;
        for (int bit = 0; bit < 8; ++bit) value = value & 1 ? 0xedb88320u ^ (value >> 1) : value >> 1;
        table[i] = value;
    }
    return table;
}();

}  // namespace

std::uint32_t crc_of(std::string_view bytes) {
    std::uint32_t crc = 0xffffffffu;
    for (const char byte : bytes) crc = kCrcOfByte[(crc ^ static_cast<unsigned char>(byte)) & 0xff] ^ (crc >> 8);
    return crc ^ 0xffffffffu;
}

}  // namespace archive

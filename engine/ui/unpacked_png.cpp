#include "engine/ui/unpacked_png.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ui {
namespace {

constexpr std::size_t kMostStored = 65535;  // bytes, the most that a stored block holds

std::string big_endian(std::uint32_t value) {
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(value >> shift);
    return bytes;
}

std::array<std::uint32_t, 256> crc_table() {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        table[i] = i;
        for (int bit = 0; bit < 8; ++bit) table[i] = (table[i] & 1 ? 0xEDB88320u : 0u) ^ (table[i] >> 1);
    }
    return table;
}

std::uint32_t crc32(std::string_view bytes) {
    static const std::array<std::uint32_t, 256> table = crc_table();
    std::uint32_t crc = ~0u;
    for (const char byte : bytes) crc = table[(crc ^ static_cast<std::uint8_t>(byte)) & 255] ^ (crc >> 8);
    return ~crc;
}

std::uint32_t adler32(std::string_view bytes) {
    constexpr std::size_t kWithoutOverflow = 5552;
    std::uint32_t low = 1, high = 0;
    for (std::size_t from = 0; from < bytes.size(); from += kWithoutOverflow) {
        for (const char byte : bytes.substr(from, kWithoutOverflow)) {
            low += static_cast<std::uint8_t>(byte);
            high += low;
        }
        low %= 65521;
        high %= 65521;
    }
    return high << 16 | low;
}

// A zlib stream of stored blocks.
std::string stored(std::string_view bytes) {
    std::string stream = "\x78\x01";
    stream.reserve(bytes.size() + bytes.size() / 1000 + 64);  // with the blocks' heads
    for (std::size_t from = 0; from < bytes.size(); from += kMostStored) {
        const std::string_view block = bytes.substr(from, kMostStored);
        stream += from + kMostStored >= bytes.size() ? '\1' : '\0';
        for (const std::size_t length : {block.size(), ~block.size()})
            stream.append({static_cast<char>(length), static_cast<char>(length >> 8)});
        stream += block;
    }
    return stream + big_endian(adler32(bytes));
}

void add_chunk(std::string& file, std::string_view type, std::string_view data) {
    file += big_endian(static_cast<std::uint32_t>(data.size()));
    const std::size_t start = file.size();
    file.reserve(start + type.size() + data.size() + 64);
    file.append(type).append(data);
    file += big_endian(crc32(std::string_view(file).substr(start)));
}

}  // namespace

std::string unpacked_png(FrameSize size, const std::vector<std::uint8_t>& rgb) {
    const std::size_t wide = static_cast<std::size_t>(size.width) * 3;
    std::string rows;
    rows.reserve(rgb.size() + static_cast<std::size_t>(size.height));
    for (std::size_t from = 0; from < rgb.size(); from += wide) {
        rows += '\0';  // no filter
        rows.append(reinterpret_cast<const char*>(&rgb[from]), wide);
    }
    const std::string header = big_endian(static_cast<std::uint32_t>(size.width)) +
                               big_endian(static_cast<std::uint32_t>(size.height)) + std::string("\x08\x02\0\0\0", 5);
    std::string file = "\x89PNG\r\n\x1a\n";
    add_chunk(file, "IHDR", header);
    add_chunk(file, "IDAT", stored(rows));
    add_chunk(file, "IEND", "");
    return file;
}

}  // namespace ui

#include "engine/ui/uncompressed_png.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace ui {
namespace {

constexpr std::size_t kMaxStored = 65535;  // bytes, the limit of a stored block

std::string big_endian(std::uint32_t value) {
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(value >> shift);
    return bytes;
}

// For a byte, and for one followed by one to three others.
struct CrcTables {
    std::uint32_t of[4][256];
    CrcTables() {
        for (std::uint32_t i = 0; i < 256; ++i) {
            std::uint32_t value = i;
            for (int bit = 0; bit < 8; ++bit) value = (value & 1 ? 0xEDB88320u : 0u) ^ (value >> 1);
            of[0][i] = value;
        }
        for (int more = 1; more < 4; ++more)
            for (int i = 0; i < 256; ++i) of[more][i] = of[0][of[more - 1][i] & 255] ^ (of[more - 1][i] >> 8);
    }
};

// Four bytes at a time: test scripts write hundreds of pictures.
std::uint32_t crc32(std::string_view bytes) {
    static const CrcTables tables;
    const auto* const of = tables.of;
    std::uint32_t crc = ~0u;
    const auto* at = reinterpret_cast<const std::uint8_t*>(bytes.data());
    const auto* const end = at + bytes.size();
    for (; end - at >= 4; at += 4) {
        crc ^= at[0] | std::uint32_t(at[1]) << 8 | std::uint32_t(at[2]) << 16 | std::uint32_t(at[3]) << 24;
        crc = of[3][crc & 255] ^ of[2][crc >> 8 & 255] ^ of[1][crc >> 16 & 255] ^ of[0][crc >> 24];
    }
    for (; at != end; ++at) crc = of[0][(crc ^ *at) & 255] ^ (crc >> 8);
    return ~crc;
}

std::uint32_t adler32(std::string_view bytes) {
    constexpr std::ptrdiff_t kWithoutOverflow = 5552;
    std::uint32_t low = 1, high = 0;
    const auto* at = reinterpret_cast<const std::uint8_t*>(bytes.data());
    const auto* const end = at + bytes.size();
    while (at != end) {
        for (const auto* const stop = at + std::min(kWithoutOverflow, end - at); at != stop; ++at) {
            low += *at;
            high += low;
        }
        low %= 65521;
        high %= 65521;
    }
    return high << 16 | low;
}

// A zlib stream of stored blocks.
void add_stored(std::string& stream, std::string_view bytes) {
    stream += "\x78\x01";
    for (std::size_t from = 0; from < bytes.size(); from += kMaxStored) {
        const std::string_view block = bytes.substr(from, kMaxStored);
        stream += from + kMaxStored >= bytes.size() ? '\1' : '\0';
        for (const std::size_t length : {block.size(), ~block.size()})
            stream.append({static_cast<char>(length), static_cast<char>(length >> 8)});
        stream += block;
    }
    stream += big_endian(adler32(bytes));
}

template <class Add>
void add_chunk(std::string& file, std::string_view type, Add add) {
    const std::size_t start = file.size();
    file += "size";
    file += type;
    add();
    file.replace(start, 4, big_endian(static_cast<std::uint32_t>(file.size() - start - 8)));
    file += big_endian(crc32(std::string_view(file).substr(start + 4)));
}

}  // namespace

std::string uncompressed_png(FrameSize size, const std::vector<std::uint8_t>& rgb) {
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
    file.reserve(rows.size() + rows.size() / 1000 + 256);  // including block and chunk headers
    add_chunk(file, "IHDR", [&] { file += header; });
    add_chunk(file, "IDAT", [&] { add_stored(file, rows); });
    add_chunk(file, "IEND", [] {});
    return file;
}

}  // namespace ui

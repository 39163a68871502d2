#pragma once
// A font like those of emoji: its only glyph is a picture of two by two pixels, red and green above blue and
// transparent, one em wide and high on the baseline.

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kit {

inline constexpr char32_t kSmile = U'\U0001f600', kSun = U'\u2600';  // its characters

namespace emoji {

inline constexpr unsigned char kPng[]{
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x00,
    0x02, 0x00, 0x00, 0x00, 0x02, 0x08, 0x06, 0x00, 0x00, 0x00, 0x72, 0xb6, 0x0d, 0x24, 0x00, 0x00, 0x00, 0x13, 0x49,
    0x44, 0x41, 0x54, 0x78, 0xda, 0x63, 0xf8, 0xcf, 0xc0, 0xf0, 0x1f, 0x0c, 0x81, 0x34, 0x88, 0x60, 0x00, 0x00, 0x3f,
    0xd2, 0x05, 0xfb, 0x7f, 0xe6, 0x6a, 0x2b, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82};

// Writes a font's numbers, most significant byte first.
struct Numbers {
    std::string bytes{};
    Numbers& put(std::size_t size, std::uint32_t value) {
        for (std::size_t i = size; i-- > 0;) bytes += static_cast<char>(value >> (8 * i) & 0xff);
        return *this;
    }
    Numbers& shorts(std::initializer_list<std::uint32_t> values) {
        for (const std::uint32_t value : values) put(2, value);
        return *this;
    }
    Numbers& longs(std::initializer_list<std::uint32_t> values) {
        for (const std::uint32_t value : values) put(4, value);
        return *this;
    }
};

inline constexpr std::uint32_t kEm = 1000;

inline std::string letters() {
    const std::uint32_t smile = kSmile, sun = kSun;
    Numbers table;
    table.shorts({0, 1, 3, 10}).longs({12});                                         // one table, of the 32-bit format
    table.shorts({12, 0}).longs({16 + 2 * 12, 0, 2, sun, sun, 1, smile, smile, 1});  // the same glyph for both
    return table.bytes;
}
inline std::string head() {
    Numbers table;
    table.longs({0x10000, 0x10000, 0, 0x5f0f3cf5}).shorts({0, kEm}).longs({0, 0, 0, 0});
    return table.shorts({0, 0, kEm, kEm, 0, 8, 2, 0, 0}).bytes;
}
inline std::string lines() {
    Numbers table;
    table.longs({0x10000}).shorts({kEm, 0, 0, kEm, 0, 0, kEm, 1, 0, 0, 0, 0, 0, 0, 0});
    return table.shorts({2}).bytes;
}
inline std::string pictures() {
    Numbers table;
    table.shorts({3, 0});
    table.put(1, 2).put(1, 2).put(1, 0).put(1, 2).put(1,
                                                      2);  // height, width, left bearing, top, advance
    table.longs({sizeof kPng});
    return table.bytes + std::string(reinterpret_cast<const char*>(kPng), sizeof kPng);
}
inline std::string places_of_pictures() {
    Numbers table;
    table.shorts({3, 0}).longs({1});                                // one size
    table.longs({56, 24, 1, 0, 0, 0, 0, 0, 0, 0});                  // its index starts at 56
    table.shorts({1, 1}).put(1, 2).put(1, 2).put(1, 32).put(1, 1);  // glyph 1 alone, two pixels an em, in colour
    table.shorts({1, 1}).longs({8});
    table.shorts({1, 17}).longs({4, 0, sizeof kPng + 9});
    return table.bytes;
}

}  // namespace emoji

// Returns the bytes of the font file.
inline std::string emoji_font() {
    using namespace emoji;
    const std::vector<std::pair<std::string_view, std::string>> tables{
        {"CBDT", pictures()},
        {"CBLC", places_of_pictures()},
        {"cmap", letters()},
        {"head", head()},
        {"hhea", lines()},
        {"hmtx", Numbers{}.shorts({kEm, 0, kEm, 0}).bytes},
        {"maxp", Numbers{}.longs({0x5000}).shorts({2}).bytes}};
    Numbers font;
    font.longs({0x10000}).shorts({static_cast<std::uint32_t>(tables.size()), 0, 0, 0});
    std::string bodies;
    for (const auto& [name, table] : tables) {
        font.bytes += name;
        const std::size_t at = 12 + 16 * tables.size() + bodies.size();
        font.longs({0, static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(table.size())});
        bodies += table;
        bodies.resize((bodies.size() + 3) / 4 * 4);
    }
    return font.bytes + bodies;
}

}  // namespace kit

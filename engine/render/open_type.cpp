#include "engine/render/open_type.h"

namespace render {

namespace {

constexpr int kSingle = 1, kExtension = 7;  // lookup types of the GSUB table

// Reads big-endian values and returns 0 beyond the end, so that a damaged font is one without features.
class Reader {
public:
    explicit Reader(const std::vector<std::uint8_t>& bytes) : bytes_(bytes) {}
    std::size_t u8(std::size_t at) const { return at < bytes_.size() ? bytes_[at] : 0; }
    std::size_t u16(std::size_t at) const { return u8(at) << 8 | u8(at + 1); }
    std::size_t u32(std::size_t at) const { return u16(at) << 16 | u16(at + 2); }
    std::string tag(std::size_t at) const {
        std::string text;
        for (std::size_t i = 0; i < 4; ++i) text += static_cast<char>(u8(at + i));
        return text;
    }

private:
    const std::vector<std::uint8_t>& bytes_;
};

std::size_t table_offset(const Reader& font, std::size_t start, const std::string& name) {
    const std::size_t tables = font.u16(start + 4);
    for (std::size_t i = 0; i < tables; ++i)
        if (font.tag(start + 12 + 16 * i) == name) return start + font.u32(start + 12 + 16 * i + 8);
    return 0;
}

std::vector<int> covered_glyphs(const Reader& font, std::size_t coverage) {
    std::vector<int> glyphs;
    const std::size_t count = font.u16(coverage + 2);
    for (std::size_t i = 0; i < count; ++i) {
        if (font.u16(coverage) == 1) {
            glyphs.push_back(static_cast<int>(font.u16(coverage + 4 + 2 * i)));
            continue;
        }
        const std::size_t range = coverage + 4 + 6 * i;
        for (std::size_t g = font.u16(range); g <= font.u16(range + 2); ++g) glyphs.push_back(static_cast<int>(g));
    }
    return glyphs;
}

std::map<int, int> single_substitution(const Reader& font, std::size_t table) {
    std::map<int, int> pairs;
    const std::vector<int> from = covered_glyphs(font, table + font.u16(table + 2));
    for (std::size_t i = 0; i < from.size(); ++i) {
        const std::size_t shifted = (static_cast<std::size_t>(from[i]) + font.u16(table + 4)) & 0xFFFF;
        const std::size_t to = font.u16(table) == 1 ? shifted : font.u16(table + 6 + 2 * i);
        pairs.emplace(from[i], static_cast<int>(to));
    }
    return pairs;
}

std::map<int, int> lookup(const Reader& font, std::size_t table) {
    std::map<int, int> pairs;
    for (std::size_t i = 0; i < font.u16(table + 4); ++i) {
        std::size_t part = table + font.u16(table + 6 + 2 * i);
        std::size_t kind = font.u16(table);
        if (kind == kExtension) {
            kind = font.u16(part + 2);
            part += font.u32(part + 4);
        }
        if (kind == kSingle) pairs.merge(single_substitution(font, part));
    }
    return pairs;
}

}  // namespace

std::map<int, int> substitutions(const std::vector<std::uint8_t>& bytes, std::size_t start,
                                 const std::string& feature) {
    const Reader font(bytes);
    std::map<int, int> pairs;
    const std::size_t gsub = table_offset(font, start, "GSUB");
    if (gsub == 0) return pairs;
    const std::size_t features = gsub + font.u16(gsub + 6);
    const std::size_t lookups = gsub + font.u16(gsub + 8);
    for (std::size_t i = 0; i < font.u16(features); ++i) {
        const std::size_t entry = features + 2 + 6 * i;
        if (font.tag(entry) != feature) continue;
        const std::size_t list = features + font.u16(entry + 4);
        for (std::size_t k = 0; k < font.u16(list + 2); ++k)
            pairs.merge(lookup(font, lookups + font.u16(lookups + 2 + 2 * font.u16(list + 4 + 2 * k))));
    }
    return pairs;
}

}  // namespace render

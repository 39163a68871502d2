#include "engine/text/folder_fonts.h"

#include <hb-ot.h>
#include <hb.h>
#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "engine/core/path.h"
#include "engine/text/font.h"
#include "engine/text/font_bytes.h"

namespace text {

namespace {

// A font found by searching folders.

struct FreeFace {
    void operator()(hb_face_t* face) const { hb_face_destroy(face); }
};
using Face = std::unique_ptr<hb_face_t, FreeFace>;

// Reading fonts shipped with Windows and macOS, in order of preference.
constexpr std::array<std::string_view, 24> kForReading{"Segoe UI",
                                                       "Helvetica Neue",
                                                       "DejaVu Sans",
                                                       "Yu Gothic",
                                                       "MS Gothic",
                                                       "Hiragino Sans",
                                                       "Microsoft YaHei",
                                                       "PingFang SC",
                                                       "SimSun",
                                                       "Malgun Gothic",
                                                       "Nirmala UI",
                                                       "Kohinoor Devanagari",
                                                       "Leelawadee UI",
                                                       "Thonburi",
                                                       "Geeza Pro",
                                                       "Arial Hebrew",
                                                       "Ebrima",
                                                       "Gadugi",
                                                       "Myanmar Text",
                                                       "Microsoft Himalaya",
                                                       "Apple SD Gothic Neo",
                                                       "Segoe UI Symbol",
                                                       "Tahoma",
                                                       "Arial Unicode MS"};

bool has_table(hb_face_t* face, hb_tag_t tag) {
    const Blob table(hb_face_reference_table(face, tag));
    return hb_blob_get_length(table.get()) > 0;
}

// True if its tables are within the file: renderers rely on that.
bool is_whole(std::string_view bytes, std::size_t face) {
    const auto number = [&](std::size_t at, std::size_t size) {
        std::size_t read = 0;
        for (std::size_t i = at; i < at + size; ++i)
            read = read << 8 | (i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0xffU);
        return read;
    };
    const std::size_t begin = bytes.starts_with("ttcf") ? number(12 + 4 * face, 4) : 0;
    constexpr std::size_t kHead = 12, kRecord = 16;
    const std::size_t tables = number(begin + 4, 2);
    for (std::size_t at = begin + kHead; at < begin + kHead + kRecord * tables; at += kRecord)
        if (number(at + 8, 4) + number(at + 12, 4) > bytes.size()) return false;
    return true;
}

std::string name_of(hb_face_t* face, hb_ot_name_id_t which) {
    std::array<char, 100> text{};
    unsigned size = text.size();
    hb_ot_name_get_utf8(face, which, hb_language_from_string("en", -1), &size, text.data());
    return {text.data(), size};
}
std::string family_of(hb_face_t* face) {
    const std::string family = name_of(face, HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY);
    return family.empty() ? name_of(face, HB_OT_NAME_ID_FONT_FAMILY) : family;
}

double unlike_reading(hb_face_t* face) {
    const std::unique_ptr<hb_font_t, FreeFont> font(hb_font_create(face));
    const auto style = [&](hb_style_tag_t tag) { return static_cast<double>(hb_style_get_value(font.get(), tag)); };
    constexpr double kLeaning = 10000, kWidth = 10;
    const bool leans = style(HB_STYLE_TAG_ITALIC) != 0 || style(HB_STYLE_TAG_SLANT_ANGLE) != 0;
    return (leans ? kLeaning : 0) + kWidth * std::abs(style(HB_STYLE_TAG_WIDTH) - 100) +
           std::abs(style(HB_STYLE_TAG_WEIGHT) - 400);
}

// The number of fonts in a file; 0: not a font file.
int fonts_in(const std::string& file) {
    const Blob bytes = font_bytes(file);
    return bytes ? static_cast<int>(hb_face_count(bytes.get())) : 0;
}

// nullopt if it is damaged, cannot be drawn, or is reserved for the system.
std::optional<FolderFont> folder_font(const FontPlace& place) {
    const Blob bytes = font_bytes(place.file);
    const Face face(hb_face_create(bytes.get(), static_cast<unsigned>(place.face)));
    const bool is_true_type = has_table(face.get(), HB_TAG('g', 'l', 'y', 'f'));
    const bool pictures = hb_ot_color_has_png(face.get()) != 0;
    if (!is_true_type && !pictures && !has_table(face.get(), HB_TAG('C', 'F', 'F', ' '))) return std::nullopt;
    const std::string family = family_of(face.get());
    if (family.starts_with('.') || !is_whole(bytes_in(bytes.get()), static_cast<std::size_t>(place.face)))
        return std::nullopt;
    FolderFont font{place, pictures, is_true_type && !pictures && !hb_ot_var_has_data(face.get())};
    font.known = static_cast<std::size_t>(std::ranges::find(kForReading, family) - kForReading.begin());
    font.unlike_reading = unlike_reading(face.get());
    font.family = family;
    return font;
}

namespace fs = std::filesystem;

bool may_be_font(const fs::path& file) {
    std::string ending = core::text(file.extension());
    std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return std::tolower(c); });
    return ending == ".ttf" || ending == ".ttc" || ending == ".otf" || ending == ".otc";
}

void add_fonts_of(const std::string& file, std::vector<FolderFont>& fonts) {
    for (int face = 0, count = fonts_in(file); face < count; ++face)
        if (auto font = folder_font({file, face})) fonts.push_back(std::move(*font));
}

bool comes_before(const FolderFont& a, const FolderFont& b) {
    return std::tie(a.pictures, b.embeds, a.known, a.unlike_reading, a.family, a.place) <
           std::tie(b.pictures, a.embeds, b.known, b.unlike_reading, b.family, b.place);
}

}  // namespace

bool FolderFont::has(char32_t letter) {
    if (!letters) {
        letters.reset(hb_set_create());
        const Blob bytes = font_bytes(place.file);
        hb_face_collect_unicodes(Face(hb_face_create(bytes.get(), static_cast<unsigned>(place.face))).get(),
                                 letters.get());
    }
    return hb_set_has(letters.get(), letter) != 0;
}

FolderFonts::FolderFonts(const std::vector<fs::path>& folders) {
    for (const fs::path& folder : folders) {
        std::error_code error;
        fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, error);
        for (; !error && at != fs::recursive_directory_iterator(); at.increment(error))
            if (may_be_font(at->path())) add_fonts_of(core::text(at->path()), fonts_);
    }
    std::ranges::sort(fonts_, comes_before);
}

std::optional<FontPlace> FolderFonts::with(char32_t letter) {
    for (const std::size_t i : used_)
        if (fonts_[i].has(letter)) return fonts_[i].place;
    for (std::size_t i = 0; i < fonts_.size(); ++i) {
        if (!fonts_[i].has(letter)) continue;
        used_.push_back(i);
        return fonts_[i].place;
    }
    return std::nullopt;
}

}  // namespace text

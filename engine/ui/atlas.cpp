#include "engine/ui/atlas.h"

#include <imgui.h>
#include <stb_truetype.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <deque>
#include <filesystem>
#include <map>
#include <vector>

#include "engine/platform/files.h"
#include "engine/render/font_size.h"
#include "engine/render/open_type.h"

namespace ui {
namespace {

constexpr ImWchar kLetters[] = {0x20, 0x20, 'A', 'Z', 'a', 'z', 0};
// Large type: western European letters and quotes.
constexpr ImWchar kPlain[] = {0x20,   0x7e,   0xa0,   0xff,   0x2013, 0x2014, 0x2018,
                              0x201e, 0x2026, 0x2026, 0x20ac, 0x20ac, 0};
// What people may type, and the symbols that the program prints: dashes, quotes, dots, arrows, minus, not
// equal, at most, at least.
constexpr ImWchar kWritten[] = {0x20,   0x7e,   0xa0,   0x17f,  0x2013, 0x2014, 0x2018, 0x201e, 0x2022, 0x2022, 0x2026,
                                0x2026, 0x20ac, 0x20ac, 0x2190, 0x2193, 0x2212, 0x2212, 0x2260, 0x2265, 0};
constexpr ImWchar kMissingInSerif[] = {0x2190, 0x2193, 0x2212, 0x2212, 0x2260, 0x2265, 0};

enum class Cut { Serif, Italic, Sans, Strong, Figures };

struct Kind {
    Type type;
    double points;
    Cut cut;
    const ImWchar* glyphs;
};
constexpr Kind kKinds[] = {
    {Type::Lid, 128, Cut::Serif, kLetters},
    {Type::Motto, 33, Cut::Italic, kPlain},
    {Type::Name, 40, Cut::Serif, kWritten},
    {Type::Menu, 35, Cut::Serif, kPlain},
    {Type::Heading, 29, Cut::Serif, kWritten},
    {Type::Pen, 21, Cut::Italic, kWritten},
    {Type::Body, 18, Cut::Sans, kWritten},
    {Type::Strong, 18, Cut::Strong, kWritten},
    {Type::Small, 15.5, Cut::Sans, kWritten},
    {Type::Figure, 36, Cut::Figures, kPlain},
    {Type::FigureSmall, 25, Cut::Figures, kWritten},
    {Type::Hand, 33, Cut::Italic, kWritten},
    {Type::Lead, 22, Cut::Sans, kPlain},
};

constexpr FontFile FontFiles::*kFiles[] = {&FontFiles::serif, &FontFiles::serif_italic, &FontFiles::sans,
                                           &FontFiles::sans_strong, &FontFiles::figures};  // by Cut

// stb_truetype reads anything, so check its first bytes beforehand.
bool is_font(const std::string& bytes) {
    constexpr std::string_view kBeginnings[] = {"OTTO", "true", "ttcf", {"\0\1\0\0", 4}};
    return std::any_of(std::begin(kBeginnings), std::end(kBeginnings),
                       [&](std::string_view beginning) { return bytes.starts_with(beginning); });
}

// Null: it is not a font.
FontFace* read_face(FontFaces& faces, const std::string& path, int index) {
    const auto [known, is_new] = faces.try_emplace({path, index});
    FontFace& face = known->second;
    if (!is_new) return &face;
    const auto bytes = platform::read_file(std::filesystem::u8path(path));
    if (bytes && bytes->size() > 12 && is_font(*bytes)) {
        face.bytes.resize(bytes->size());
        std::memcpy(face.bytes.data(), bytes->data(), bytes->size());
    }
    const int start = face.bytes.empty() ? -1 : stbtt_GetFontOffsetForIndex(face.bytes.data(), index);
    if (start >= 0 && stbtt_InitFont(&face.info, face.bytes.data(), start) != 0) return &face;
    faces.erase(known);
    return nullptr;
}

core::Result<FontFaces, std::string> read_all(const FontFiles& files) {
    FontFaces faces;
    for (const auto cut : kFiles) {
        const FontFile& file = files.*cut;
        FontFace* const face = read_face(faces, file.path, file.index);
        if (!face) return core::failure("The font " + file.path + " cannot be read.");
        face->lining = render::substitutions(face->bytes, static_cast<std::size_t>(face->info.fontstart), "lnum");
    }
    return faces;
}

// The letters of each font as ranges: of an alphabet its whole block, so that typing on asks for nothing new; of scripts
// with thousands of signs the sign alone.
using Ranges = std::map<std::pair<std::string, int>, std::vector<ImWchar>>;
constexpr char32_t kBlock = 0x80, kThousands = 0x2e80;

Ranges ranges_of(const std::map<char32_t, FontFile>& more) {
    Ranges ranges;
    for (const auto& [letter, font] : more) {
        const char32_t first = letter < kThousands ? letter / kBlock * kBlock : letter;
        const char32_t last = letter < kThousands ? first + kBlock - 1 : letter;
        std::vector<ImWchar>& of_font = ranges[{font.path, font.index}];
        if (!of_font.empty() && of_font.back() >= first) continue;
        of_font.push_back(static_cast<ImWchar>(first));
        of_font.push_back(static_cast<ImWchar>(last));
    }
    for (auto& [font, of_font] : ranges) of_font.push_back(0);
    return ranges;
}

ImFont* add(FontFace& face, double pixels, const ImWchar* glyphs, bool merge, double apart = 0) {
    ImFontConfig config;
    config.OversampleH = pixels < 40 ? 2 : 1;
    config.OversampleV = 1;
    config.MergeMode = merge;
    config.FontDataOwnedByAtlas = true;  // or it would be copied; LetterSheet takes it back
    config.GlyphExtraSpacing.x = static_cast<float>(std::round(2 * apart * pixels) / 2);
    return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(face.bytes.data(), static_cast<int>(face.bytes.size()),
                                                      static_cast<float>(pixels), &config, glyphs);
}

// Those of the letters that the font draws: some fonts have empty glyphs in place of an alphabet.
std::vector<ImWchar> drawn_by(const FontFace& face, const std::vector<ImWchar>& letters) {
    std::vector<ImWchar> drawn;
    for (std::size_t i = 0; i + 1 < letters.size(); i += 2)
        for (int letter = letters[i]; letter <= letters[i + 1]; ++letter) {
            const int glyph = stbtt_FindGlyphIndex(&face.info, letter);
            if (glyph == 0 || stbtt_IsGlyphEmpty(&face.info, glyph) != 0) continue;
            drawn.insert(drawn.end(), 2, static_cast<ImWchar>(letter));
        }
    drawn.push_back(0);
    return drawn;
}

// From the type's own font what that draws of them. `kept` holds the ranges until the atlas is built.
void add_more(FontFaces& faces, FontFace& own, const Ranges& ranges, double pixels,
              std::deque<std::vector<ImWchar>>& kept) {
    for (const auto& [font, letters] : ranges) {
        const auto& drawn = kept.emplace_back(drawn_by(own, letters));
        if (drawn.size() > 1) add(own, pixels, drawn.data(), true);
    }
    for (const auto& [font, letters] : ranges)
        if (FontFace* const face = read_face(faces, font.first, font.second))
            add(*face, pixels * render::size_beside_others(face->info), letters.data(), true);
}

// Pixels that the letters of an evening take, and more if that was too little.
LetterSheet sheet_of(ImFontAtlas& atlas, const FontFaces& faces, double scale, int room) {
    const int width = scale > 2 ? 4096 : scale > 1.2 ? 2048 : 1024;
    return LetterSheet(atlas, faces, width, std::min(1024 * room, 8192));
}

}  // namespace

const FontFile& file_of(Type type, const FontFiles& files) {
    return files.*kFiles[static_cast<std::size_t>(kKinds[static_cast<std::size_t>(type)].cut)];
}

double points_of(Type type) { return kKinds[static_cast<std::size_t>(type)].points; }

core::Result<Atlas, std::string> build_atlas(const FontFiles& files, double scale, double lid_scale,
                                             const std::map<char32_t, FontFile>& more, int room) {
    auto faces = read_all(files);
    if (!faces) return core::failure(faces.error());
    const Ranges ranges = ranges_of(more);
    std::deque<std::vector<ImWchar>> kept;
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    Atlas made;
    made.faces = std::move(*faces);
    const auto face_of = [&](const FontFile& file) -> FontFace& { return made.faces.at({file.path, file.index}); };
    for (const Kind& kind : kKinds) {
        const bool on_lid = kind.type == Type::Lid || kind.type == Type::Motto;
        const double size = kind.points * files.size * (on_lid ? lid_scale : scale);
        const double pixels = std::max(8.0, std::round(size));
        FontFace& face = face_of(files.*kFiles[static_cast<std::size_t>(kind.cut)]);
        ImFont* font = add(face, pixels, kind.glyphs, false, files.apart);
        if (kind.glyphs == kWritten && (kind.cut == Cut::Serif || kind.cut == Cut::Italic))
            add(face_of(files.sans), pixels, kMissingInSerif, true);
        if (kind.type != Type::Lid) add_more(made.faces, face, ranges, pixels, kept);
        made.fonts[static_cast<std::size_t>(kind.type)] = font;
    }
    made.letters = sheet_of(atlas, made.faces, std::max(scale, lid_scale), room);
    return made;
}

}  // namespace ui

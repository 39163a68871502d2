#include "engine/ui/atlas.h"

#include <imgui.h>
#include <stb_truetype.h>

#include <algorithm>
#include <cmath>
#include <deque>
#include <filesystem>
#include <map>
#include <vector>

#include "engine/platform/files.h"
#include "engine/ui/lining_figures.h"

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

// The contents of the font files, each read once; they must live until the atlas is built.
using Contents = std::map<std::string, std::vector<std::uint8_t>>;

// Dear ImGui aborts on a file that is not a font, so check its first bytes beforehand.
bool is_font(const std::string& bytes) {
    constexpr std::string_view kBeginnings[] = {"OTTO", "true", "ttcf", {"\0\1\0\0", 4}};
    return std::any_of(std::begin(kBeginnings), std::end(kBeginnings),
                       [&](std::string_view beginning) { return bytes.starts_with(beginning); });
}

core::Result<Contents, std::string> read_all(const FontFiles& files) {
    Contents contents;
    for (const auto cut : kFiles) {
        const FontFile& file = files.*cut;
        auto bytes = platform::read_file(std::filesystem::u8path(file.path));
        if (!bytes || !is_font(*bytes)) return core::failure("The font " + file.path + " cannot be read.");
        contents[file.path] = with_lining_figures({bytes->begin(), bytes->end()}, file.index);
    }
    return contents;
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

ImFont* add(Contents& contents, const FontFile& file, double pixels, const ImWchar* glyphs, bool merge,
            double apart = 0) {
    ImFontConfig config;
    config.OversampleH = pixels < 40 ? 2 : 1;
    config.OversampleV = 1;
    config.FontNo = file.index;
    config.MergeMode = merge;
    config.FontDataOwnedByAtlas = false;
    config.GlyphExtraSpacing.x = static_cast<float>(std::round(2 * apart * pixels) / 2);
    std::vector<std::uint8_t>& bytes = contents[file.path];
    return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(bytes.data(), static_cast<int>(bytes.size()),
                                                      static_cast<float>(pixels), &config, glyphs);
}

// Those of the letters that the font draws: some fonts have empty glyphs in place of an alphabet.
std::vector<ImWchar> drawn_by(const std::vector<std::uint8_t>& font, int index, const std::vector<ImWchar>& letters) {
    std::vector<ImWchar> drawn;
    stbtt_fontinfo info{};
    const int start = stbtt_GetFontOffsetForIndex(font.data(), index);
    if (start < 0 || stbtt_InitFont(&info, font.data(), start) == 0) return {0};
    for (std::size_t i = 0; i + 1 < letters.size(); i += 2)
        for (int letter = letters[i]; letter <= letters[i + 1]; ++letter) {
            const int glyph = stbtt_FindGlyphIndex(&info, letter);
            if (glyph == 0 || stbtt_IsGlyphEmpty(&info, glyph) != 0) continue;
            drawn.insert(drawn.end(), 2, static_cast<ImWchar>(letter));
        }
    drawn.push_back(0);
    return drawn;
}

// From the type's own font what that draws of them. `kept` holds the ranges until the atlas is built.
void add_more(Contents& contents, const FontFile& own, const Ranges& ranges, double pixels,
              std::deque<std::vector<ImWchar>>& kept) {
    for (const auto& [font, letters] : ranges) {
        const auto& drawn = kept.emplace_back(drawn_by(contents[own.path], own.index, letters));
        if (drawn.size() > 1) add(contents, own, pixels, drawn.data(), true);
    }
    for (const auto& [font, letters] : ranges)
        if (contents.contains(font.first)) add(contents, {font.first, font.second}, pixels, letters.data(), true);
}

}  // namespace

const FontFile& file_of(Type type, const FontFiles& files) {
    return files.*kFiles[static_cast<std::size_t>(kKinds[static_cast<std::size_t>(type)].cut)];
}

double points_of(Type type) { return kKinds[static_cast<std::size_t>(type)].points; }

core::Result<Fonts, std::string> build_atlas(const FontFiles& files, double scale, double lid_scale,
                                             const std::map<char32_t, FontFile>& more) {
    auto contents = read_all(files);
    if (!contents) return core::failure(contents.error());
    const Ranges ranges = ranges_of(more);
    std::deque<std::vector<ImWchar>> kept;
    for (const auto& [font, letters] : ranges) {
        auto bytes = platform::read_file(std::filesystem::u8path(font.first));
        if (bytes && is_font(*bytes)) contents->try_emplace(font.first, bytes->begin(), bytes->end());
    }
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight;
    atlas.TexDesiredWidth = scale > 1.6 ? 4096 : 2048;
    Fonts fonts{};
    for (const Kind& kind : kKinds) {
        const bool on_lid = kind.type == Type::Lid || kind.type == Type::Motto;
        const double size = kind.points * files.size * (on_lid ? lid_scale : scale);
        const double pixels = std::max(8.0, std::round(size));
        const FontFile& file = files.*kFiles[static_cast<std::size_t>(kind.cut)];
        ImFont* font = add(*contents, file, pixels, kind.glyphs, false, files.apart);
        if (kind.glyphs == kWritten && (kind.cut == Cut::Serif || kind.cut == Cut::Italic))
            add(*contents, files.sans, pixels, kMissingInSerif, true);
        if (kind.type != Type::Lid) add_more(*contents, file, ranges, pixels, kept);
        fonts[static_cast<std::size_t>(kind.type)] = font;
    }
    if (!atlas.Build()) return core::failure("The font " + files.serif.path + " cannot be drawn.");
    atlas.ClearInputData();
    return fonts;
}

}  // namespace ui

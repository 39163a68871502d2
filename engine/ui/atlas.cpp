#include "engine/ui/atlas.h"

#include <imgui.h>

#include <cmath>

namespace ui {
namespace {

constexpr ImWchar kLetters[] = {0x20, 0x20, 'A', 'Z', 'a', 'z', 0};
constexpr ImWchar kPlain[] = {0x20, 0x7e, 0};
// What people may type, and the signs that we print: dashes, quotes, dots, arrows, not equal, at most, at
// least.
constexpr ImWchar kWritten[] = {0x20,   0x7e,   0xa0,   0x17f,  0x2013, 0x2014, 0x2018,
                                0x201e, 0x2022, 0x2022, 0x2026, 0x2026, 0x2190, 0x2193,
                                0x2212, 0x2212, 0x2260, 0x2265, 0};
constexpr ImWchar kMissingInSerif[] = {0x2190, 0x2193, 0x2260, 0x2265, 0};

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
    {Type::Hand, 33, Cut::Italic, kPlain},
    {Type::Lead, 22, Cut::Sans, kPlain},
};

const FontFile& file_of(const FontFiles& files, Cut cut) {
    switch (cut) {
        case Cut::Serif:
            return files.serif;
        case Cut::Italic:
            return files.serif_italic;
        case Cut::Sans:
            return files.sans;
        case Cut::Strong:
            return files.sans_strong;
        case Cut::Figures:
            break;
    }
    return files.figures;
}

ImFont* add(const FontFile& file, double pixels, const ImWchar* glyphs, bool merge) {
    ImFontConfig config;
    config.OversampleH = pixels < 40 ? 2 : 1;
    config.OversampleV = 1;
    config.PixelSnapH = false;
    config.FontNo = file.index;
    config.MergeMode = merge;
    return ImGui::GetIO().Fonts->AddFontFromFileTTF(file.path.c_str(), static_cast<float>(pixels), &config,
                                                    glyphs);
}

}  // namespace

double points_of(Type type) { return kKinds[static_cast<std::size_t>(type)].points; }

core::Result<Fonts, std::string> build_atlas(const FontFiles& files, double scale, double lid_scale) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight;
    atlas.TexDesiredWidth = scale > 1.6 ? 4096 : 2048;
    Fonts fonts{};
    for (const Kind& kind : kKinds) {
        const bool on_lid = kind.type == Type::Lid || kind.type == Type::Motto;
        const double pixels = std::max(8.0, std::round(kind.points * (on_lid ? lid_scale : scale)));
        const FontFile& file = file_of(files, kind.cut);
        ImFont* font = add(file, pixels, kind.glyphs, false);
        if (!font) return core::failure("The font " + file.path + " cannot be read.");
        if (kind.glyphs == kWritten && (kind.cut == Cut::Serif || kind.cut == Cut::Italic))
            add(files.sans, pixels, kMissingInSerif, true);
        fonts[static_cast<std::size_t>(kind.type)] = font;
    }
    if (!atlas.Build()) return core::failure("The font " + files.serif.path + " cannot be drawn.");
    return fonts;
}

}  // namespace ui

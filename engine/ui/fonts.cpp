#include "engine/ui/fonts.h"

#include <fontconfig/fontconfig.h>

#include <memory>
#include <optional>

namespace ui {
namespace {

struct FreePattern {
    void operator()(FcPattern* pattern) const { FcPatternDestroy(pattern); }
};
using Pattern = std::unique_ptr<FcPattern, FreePattern>;

struct Wanted {
    const char* family;
    const char* kind;  // fallback if the family is missing
    int weight = FC_WEIGHT_REGULAR;
    int slant = FC_SLANT_ROMAN;
    const char* cut = nullptr;  // preferred cut of the family
};

const FcChar8* chars(const char* text) { return reinterpret_cast<const FcChar8*>(text); }

std::optional<FontFile> find(FcConfig* config, const Wanted& wanted) {
    const Pattern pattern(FcPatternCreate());
    if (wanted.cut != nullptr) FcPatternAddString(pattern.get(), FC_FAMILY, chars(wanted.cut));
    FcPatternAddString(pattern.get(), FC_FAMILY, chars(wanted.family));
    FcPatternAddString(pattern.get(), FC_FAMILY, chars(wanted.kind));
    FcPatternAddInteger(pattern.get(), FC_WEIGHT, wanted.weight);
    FcPatternAddInteger(pattern.get(), FC_SLANT, wanted.slant);
    FcPatternAddBool(pattern.get(), FC_SCALABLE, FcTrue);
    FcPatternAddDouble(pattern.get(), FC_SIZE, 12);  // selects the cut for reading sizes, if any
    FcConfigSubstitute(config, pattern.get(), FcMatchPattern);
    FcDefaultSubstitute(pattern.get());
    FcResult result = FcResultMatch;
    const Pattern match(FcFontMatch(config, pattern.get(), &result));
    FcChar8* file = nullptr;
    if (!match || FcPatternGetString(match.get(), FC_FILE, 0, &file) != FcResultMatch) return std::nullopt;
    FontFile found{reinterpret_cast<const char*>(file), 0};
    FcPatternGetInteger(match.get(), FC_INDEX, 0, &found.face);
    found.face &= 0xffff;  // the upper half selects a variation
    return found;
}

// An upright font of exactly this family, not a compressed web font.
std::optional<FontFile> exactly(FcConfig* config, const char* family, int weight) {
    const Pattern pattern(FcPatternCreate());
    FcPatternAddString(pattern.get(), FC_FAMILY, chars(family));
    FcPatternAddInteger(pattern.get(), FC_WEIGHT, weight);
    FcPatternAddInteger(pattern.get(), FC_SLANT, FC_SLANT_ROMAN);
    const std::unique_ptr<FcObjectSet, void (*)(FcObjectSet*)> wanted(FcObjectSetBuild(FC_FILE, nullptr),
                                                                      FcObjectSetDestroy);
    const std::unique_ptr<FcFontSet, void (*)(FcFontSet*)> fonts(FcFontList(config, pattern.get(), wanted.get()),
                                                                 FcFontSetDestroy);
    for (int i = 0; fonts && i < fonts->nfont; ++i) {
        FcChar8* file = nullptr;
        if (FcPatternGetString(fonts->fonts[i], FC_FILE, 0, &file) != FcResultMatch) continue;
        const std::string path = reinterpret_cast<const char*>(file);
        if (path.ends_with(".otf") || path.ends_with(".ttf")) return FontFile{path, 0};
    }
    return std::nullopt;
}

// Its line spacing is large compared to its letters.
std::optional<FontFiles> find_open_dyslexic(FcConfig* config) {
    constexpr double kSize = 1.2;
    const auto regular = exactly(config, "OpenDyslexic", FC_WEIGHT_REGULAR);
    const auto bold = exactly(config, "OpenDyslexic", FC_WEIGHT_BOLD);
    if (!regular || !bold) return std::nullopt;
    return FontFiles{*regular, *regular, *regular, *bold, *bold, kSize, 0};
}

}  // namespace

core::Result<FontFiles, words::Phrase> find_fonts(Letters letters) {
    FcConfig* config = FcInitLoadConfigAndFonts();
    // The cut for the smallest sizes has no Polish l with stroke in italics and small capitals.
    const char* const cut = "EB Garamond 12";
    const auto serif = find(config, {"EB Garamond", "serif", FC_WEIGHT_REGULAR, FC_SLANT_ROMAN, cut});
    const auto italic = find(config, {"EB Garamond", "serif", FC_WEIGHT_REGULAR, FC_SLANT_ITALIC, cut});
    const auto sans = find(config, {"Inter", "sans-serif"});
    const auto strong = find(config, {"Inter", "sans-serif", FC_WEIGHT_SEMIBOLD});
    const auto figures = find(config, {"Inter Display", "sans-serif", FC_WEIGHT_SEMIBOLD});
    const auto made_for_it = letters == Letters::Easy ? find_open_dyslexic(config) : std::nullopt;
    FcConfigDestroy(config);
    if (made_for_it) return *made_for_it;
    if (!serif || !italic || !sans || !strong || !figures)
        return core::failure(
            words::say("No font was found: Coin Wars needs EB Garamond and Inter, or any scalable serif and sans-serif "
                       "fonts that fontconfig knows."));
    const FontFiles usual{*serif, *italic, *sans, *strong, *figures};
    return letters == Letters::Easy ? easy_from(usual) : usual;
}

}  // namespace ui

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
    const char* kind;  // what to ask for if the family is missing
    int weight = FC_WEIGHT_REGULAR;
    int slant = FC_SLANT_ROMAN;
};

const FcChar8* chars(const char* text) { return reinterpret_cast<const FcChar8*>(text); }

std::optional<FontFile> find(FcConfig* config, const Wanted& wanted) {
    const Pattern pattern(FcPatternCreate());
    FcPatternAddString(pattern.get(), FC_FAMILY, chars(wanted.family));
    FcPatternAddString(pattern.get(), FC_FAMILY, chars(wanted.kind));
    FcPatternAddInteger(pattern.get(), FC_WEIGHT, wanted.weight);
    FcPatternAddInteger(pattern.get(), FC_SLANT, wanted.slant);
    FcPatternAddBool(pattern.get(), FC_SCALABLE, FcTrue);
    FcPatternAddDouble(pattern.get(), FC_SIZE, 12);  // picks the cut for reading sizes, if any
    FcConfigSubstitute(config, pattern.get(), FcMatchPattern);
    FcDefaultSubstitute(pattern.get());
    FcResult result = FcResultMatch;
    const Pattern match(FcFontMatch(config, pattern.get(), &result));
    FcChar8* file = nullptr;
    if (!match || FcPatternGetString(match.get(), FC_FILE, 0, &file) != FcResultMatch) return std::nullopt;
    FontFile found{reinterpret_cast<const char*>(file), 0};
    FcPatternGetInteger(match.get(), FC_INDEX, 0, &found.index);
    found.index &= 0xffff;  // the upper half selects a variation
    return found;
}

}  // namespace

core::Result<FontFiles, std::string> find_fonts() {
    FcConfig* config = FcInitLoadConfigAndFonts();
    const auto serif = find(config, {"EB Garamond", "serif"});
    const auto italic = find(config, {"EB Garamond", "serif", FC_WEIGHT_REGULAR, FC_SLANT_ITALIC});
    const auto sans = find(config, {"Inter", "sans-serif"});
    const auto strong = find(config, {"Inter", "sans-serif", FC_WEIGHT_SEMIBOLD});
    const auto figures = find(config, {"Inter Display", "sans-serif", FC_WEIGHT_SEMIBOLD});
    FcConfigDestroy(config);
    if (!serif || !italic || !sans || !strong || !figures)
        return core::failure(
            std::string("No font was found: Coin Wars prints with EB Garamond and Inter, or any scalable serif and "
                        "sans-serif font that fontconfig knows."));
    return FontFiles{*serif, *italic, *sans, *strong, *figures};
}

}  // namespace ui

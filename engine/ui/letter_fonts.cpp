#include "engine/ui/letter_fonts.h"

#include <fontconfig/fontconfig.h>

#include <string_view>
#include <vector>

namespace ui {

namespace {

// One whose outlines documents can hold, and that is no variation of another.
bool can_be_embedded(FcPattern* font) {
    FcChar8* format = nullptr;
    FcBool varies = FcFalse;
    if (FcPatternGetBool(font, FC_VARIABLE, 0, &varies) == FcResultMatch && varies) return false;
    return FcPatternGetString(font, FC_FONTFORMAT, 0, &format) == FcResultMatch &&
           std::string_view(reinterpret_cast<const char*>(format)) == "TrueType";
}

bool has(FcPattern* font, char32_t letter) {
    FcCharSet* letters = nullptr;
    return FcPatternGetCharSet(font, FC_CHARSET, 0, &letters) == FcResultMatch &&
           FcCharSetHasChar(letters, static_cast<FcChar32>(letter));
}

std::shared_ptr<FcFontSet> fonts_for_reading(FcConfig* config) {
    const std::shared_ptr<FcPattern> pattern(FcPatternCreate(), FcPatternDestroy);
    FcPatternAddString(pattern.get(), FC_FAMILY, reinterpret_cast<const FcChar8*>("sans-serif"));
    FcPatternAddInteger(pattern.get(), FC_WEIGHT, FC_WEIGHT_REGULAR);
    FcPatternAddInteger(pattern.get(), FC_SLANT, FC_SLANT_ROMAN);
    FcConfigSubstitute(config, pattern.get(), FcMatchPattern);
    FcDefaultSubstitute(pattern.get());
    FcResult result = FcResultMatch;
    FcFontSet* sorted = FcFontSort(config, pattern.get(), FcFalse, nullptr, &result);
    if (!sorted) return nullptr;
    return {sorted, FcFontSetDestroy};
}

}  // namespace

struct LetterFonts::Known {
    std::shared_ptr<FcConfig> config{FcInitLoadConfigAndFonts(), FcConfigDestroy};
    std::shared_ptr<FcFontSet> fonts = fonts_for_reading(config.get());  // null: none
    std::vector<FcPattern*> used{};                                      // of these
};

LetterFonts::LetterFonts() : known_(std::make_shared<Known>()) {}

std::optional<FontFile> LetterFonts::with(char32_t letter) {
    const auto file_of = [](FcPattern* font) -> std::optional<FontFile> {
        FcChar8* file = nullptr;
        if (FcPatternGetString(font, FC_FILE, 0, &file) != FcResultMatch) return std::nullopt;
        FontFile found{reinterpret_cast<const char*>(file), 0};
        FcPatternGetInteger(font, FC_INDEX, 0, &found.index);
        return found;
    };
    for (FcPattern* font : known_->used)
        if (has(font, letter)) return file_of(font);
    if (!known_->fonts) return std::nullopt;
    for (int i = 0; i < known_->fonts->nfont; ++i) {
        FcPattern* font = known_->fonts->fonts[i];
        if (!can_be_embedded(font) || !has(font, letter)) continue;
        known_->used.push_back(font);
        return file_of(font);
    }
    return std::nullopt;
}

}  // namespace ui

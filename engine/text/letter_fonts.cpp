#include "engine/text/letter_fonts.h"

#include <fontconfig/fontconfig.h>

#include <string_view>
#include <vector>

namespace text {

namespace {

bool is_so(FcPattern* font, const char* property) {
    FcBool so = FcFalse;
    return FcPatternGetBool(font, property, 0, &so) == FcResultMatch && so;
}

std::string_view format_of(FcPattern* font) {
    FcChar8* format = nullptr;
    if (FcPatternGetString(font, FC_FONTFORMAT, 0, &format) != FcResultMatch) return {};
    return reinterpret_cast<const char*>(format);
}

// Requires embeddable outlines; a variation of another font is none.
bool can_be_embedded(FcPattern* font) {
    return is_so(font, FC_OUTLINE) && !is_so(font, FC_VARIABLE) && format_of(font) == "TrueType";
}
bool can_be_drawn(FcPattern* font) {
    return is_so(font, FC_OUTLINE) && (format_of(font) == "TrueType" || format_of(font) == "CFF");
}

// True if its glyphs are colour pictures, which only emoji are.
bool has_pictures(FcPattern* font) { return is_so(font, FC_COLOR) && format_of(font) == "TrueType"; }

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
    std::shared_ptr<FcFontSet> fonts = fonts_for_reading(config.get());  // nullptr: none
    std::vector<FcPattern*> used{};                                      // entries of `fonts`
};

LetterFonts::LetterFonts() : known_(std::make_shared<Known>()) {}

std::optional<FontPlace> LetterFonts::with(char32_t letter) {
    const auto file_of = [](FcPattern* font) -> std::optional<FontPlace> {
        FcChar8* file = nullptr;
        if (FcPatternGetString(font, FC_FILE, 0, &file) != FcResultMatch) return std::nullopt;
        FontPlace found{reinterpret_cast<const char*>(file), 0};
        FcPatternGetInteger(font, FC_INDEX, 0, &found.face);
        found.face &= 0xffff;  // the upper half selects a variation
        return found;
    };
    for (FcPattern* font : known_->used)
        if (has(font, letter)) return file_of(font);
    const auto look = [&](bool (*can)(FcPattern*)) -> FcPattern* {
        for (int i = 0; known_->fonts && i < known_->fonts->nfont; ++i)
            if (FcPattern* font = known_->fonts->fonts[i]; can(font) && has(font, letter)) return font;
        return nullptr;
    };
    FcPattern* font = look(can_be_embedded);
    if (!font) font = look(can_be_drawn);
    if (!font) font = look(has_pictures);
    if (!font) return std::nullopt;
    known_->used.push_back(font);
    return file_of(font);
}

}  // namespace text

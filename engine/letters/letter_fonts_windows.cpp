#include <stb_truetype.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

#include "engine/core/system_text.h"
#include "engine/letters/letter_fonts.h"

namespace letters {

namespace {

namespace fs = std::filesystem;

// What Windows brings along, in the order in which they are asked. All have TrueType outlines.
constexpr std::array kFonts{"segoeui.ttf", "YuGothM.ttc", "msgothic.ttc", "msyh.ttc",     "simsun.ttc",
                            "malgun.ttf",  "Nirmala.ttc", "Nirmala.ttf",  "LeelawUI.ttf", "ebrima.ttf",
                            "gadugi.ttf",  "mmrtext.ttf", "himalaya.ttf", "seguisym.ttf", "tahoma.ttf"};
constexpr char32_t kLetters = 0x32400;  // no letter lies above

fs::path fonts_folder() { return fs::u8path(core::environment("SystemRoot")) / "Fonts"; }

std::string bytes_in(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream bytes;
    bytes << stream.rdbuf();
    return bytes.str();
}

// Which letters the file's first face has; none if it cannot be read.
std::vector<bool> letters_of(const fs::path& file) {
    const std::string bytes = bytes_in(file);
    std::vector<bool> letters(kLetters);
    stbtt_fontinfo font;
    const auto* data = reinterpret_cast<const unsigned char*>(bytes.data());
    if (bytes.empty() || !stbtt_InitFont(&font, data, stbtt_GetFontOffsetForIndex(data, 0))) return letters;
    for (char32_t letter = 0; letter < kLetters; ++letter)
        letters[letter] = stbtt_FindGlyphIndex(&font, static_cast<int>(letter)) != 0;
    return letters;
}

}  // namespace

struct LetterFonts::Known {
    std::vector<std::vector<bool>> letters{};  // of the first of kFonts, as far as they have been asked
};

LetterFonts::LetterFonts() : known_(std::make_shared<Known>()) {}

std::optional<shaping::FontPlace> LetterFonts::with(char32_t letter) {
    if (letter >= kLetters) return std::nullopt;
    for (std::size_t i = 0; i < kFonts.size(); ++i) {
        const fs::path file = fonts_folder() / kFonts[i];
        if (i == known_->letters.size()) known_->letters.push_back(letters_of(file));
        if (known_->letters[i][letter]) return shaping::FontPlace{file.string(), 0};
    }
    return std::nullopt;
}

}  // namespace letters

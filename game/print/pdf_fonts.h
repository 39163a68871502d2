#pragma once
// Which font of a PDF document writes which letters: the Latin ones that every reader has come first, then
// those that are found for a letter and embedded.

#include <hpdf.h>

#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "game/print/font_finder.h"
#include "game/print/sheet.h"

namespace print {

// Letters on end in one font, as it writes them; without a font they stand as boxes, so many.
struct FontRun {
    HPDF_Font font = nullptr;
    std::string bytes{};
    int boxes = 0;

    double width() const;  // ems
};
inline constexpr double kBoxWide = 0.556;  // ems: of a letter that no font has

class PdfFonts {
public:
    // `document` outlives it.
    PdfFonts(HPDF_Doc document, FontFinder finder);

    std::vector<FontRun> runs(const std::string& text, Face face);
    const std::string& lacking() const { return lacking_; }  // the letters so far that no font has, each once

private:
    static constexpr std::size_t kEncodings = 4;
    struct Choice {
        HPDF_Font font = nullptr;
        std::string bytes{};
    };
    HPDF_Font latin(Face face, std::size_t encoding);
    HPDF_Font embedded(char32_t letter);
    Choice choice(const std::string& character, Face face, HPDF_Font now);

    HPDF_Doc document_;
    FontFinder finder_;
    std::array<std::map<char32_t, char>, kEncodings> codes_;
    std::map<std::pair<std::string, int>, HPDF_Font> embedded_;  // by file; null: it cannot be used
    std::string lacking_;
};

}  // namespace print

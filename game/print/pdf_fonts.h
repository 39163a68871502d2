#pragma once
// Which font of a PDF document writes which letters: the Latin ones that every reader has come first, then
// those that are found for a letter and embedded, or drawn if they cannot be.

#include <hpdf.h>

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/shaping/shaping.h"
#include "game/print/font_finder.h"
#include "game/print/glyph_outline.h"
#include "game/print/sheet.h"

namespace print {

// Letters on end in one font, as it writes them; without a font one that is drawn, or boxes, so many.
struct FontRun {
    HPDF_Font font = nullptr;
    std::string bytes{};
    std::optional<GlyphOutline> outline{};
    int boxes = 0;
    double x = 0, y = 0;                // ems, from where the line begins
    bool goes_on = false;               // with the sign that the run before began
    std::optional<std::string> read{};  // UTF-8: what it means, if that is not the letters that it is written with

    double width() const;  // ems
};
struct PdfLine {
    std::vector<FontRun> runs{};
    double width = 0;       // ems
    bool leftward = false;  // it begins at the right
};
inline constexpr double kBoxWide = 0.556;  // ems: of a letter that no font has

class PdfFonts {
public:
    // `document` outlives it.
    PdfFonts(HPDF_Doc document, const FontFinder& finder);

    PdfLine line(const std::string& text, Face face);
    const std::string& lacking() const { return lacking_; }  // the letters so far that no font has, each once

private:
    static constexpr std::size_t kEncodings = 4;
    struct Choice {
        HPDF_Font font = nullptr;
        std::string bytes{};
    };
    struct Embedded {
        HPDF_Font font = nullptr;  // null: it cannot be used
        std::string bytes{};       // of its file
        std::set<char32_t> letters{};
    };
    HPDF_Font latin(Face face, std::size_t encoding);
    HPDF_Font embedded(char32_t letter);
    Embedded load(const FontFile& file);
    HPDF_Font glyphs_of(const shaping::Font& font);
    Choice choice(const std::string& character, Face face, HPDF_Font now);
    std::vector<FontRun> runs(const std::string& text, Face face);
    PdfLine shaped(const std::string& text, Face face);
    // Whether it has letters whose font cannot be embedded.
    bool needs_drawing(const std::string& text);
    // As a font that every reader has writes it; no font: none does.
    Choice latin_choice(char32_t letter, Face face);
    FontRun run_of(const shaping::Glyph& glyph, Face face);
    void lacks(const std::string& character);

    HPDF_Doc document_;
    FontFinder finder_;
    std::array<std::map<char32_t, char>, kEncodings> codes_;
    std::map<FontFile, Embedded> embedded_;
    std::map<const shaping::Font*, HPDF_Font> glyphs_;  // null: it cannot be used
    std::set<std::pair<const shaping::Font*, std::uint32_t>> glyphs_used_;
    shaping::Shaper shaper_;
    std::string lacking_;
};

}  // namespace print

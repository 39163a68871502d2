#pragma once
// The fonts of a PDF document, letter by letter: first the Latin ones that every PDF reader has, then fonts that have
// the letter, which are embedded; letters of a font that cannot be embedded are drawn.

#include <hpdf.h>

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/text/glyph_image.h"
#include "engine/text/shaper.h"
#include "game/print/font_finder.h"
#include "game/print/sheet.h"

namespace print {

// Consecutive letters of one font, as text. Without a font: a single letter drawn as an outline or a picture, or a
// number of empty boxes.
struct FontRun {
    HPDF_Font font = nullptr;
    std::string bytes{};
    std::optional<text::Outline> outline{};
    const text::GlyphImage* image = nullptr;  // in its own colours
    int boxes = 0;
    double x = 0, y = 0;                // ems, from where the line begins
    bool goes_on = false;               // with the letter that the run before began
    std::optional<std::string> read{};  // UTF-8: the text of a drawn letter that begins here
    double covers = 0;                  // ems: the width of that letter

    bool is_drawn() const { return outline || image; }
    double width() const;  // ems
};
struct PdfLine {
    std::vector<FontRun> runs{};
    double width = 0;       // ems
    bool leftward = false;  // it begins at the right
};
inline constexpr double kBoxWide = 0.556;  // ems: the width of a letter that no font has

class PdfFonts {
public:
    // `document` outlives it.
    PdfFonts(HPDF_Doc document, const FontFinder& finder);

    PdfLine line(const std::string& text, Face face);
    const std::string& lacking() const { return lacking_; }  // letters so far that no font has, without repetitions

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
    std::optional<FontRun> latin_run(const std::string& text, Face face);
    PdfLine shaped(const std::string& text, Face face);
    FontRun run_of(const text::Glyph& glyph, Face face);
    const text::GlyphImage* image_of(const text::Glyph& glyph);  // nullptr if it is not a picture
    Choice choice(char32_t letter, Face face);
    void lacks(const std::string& character);

    HPDF_Doc document_;
    FontFinder finder_;
    std::array<std::map<char32_t, char>, kEncodings> codes_;
    std::map<FontFile, Embedded> embedded_;
    std::map<std::pair<const text::Font*, std::uint32_t>, std::optional<text::GlyphImage>> images_;
    text::Shaper shaper_;
    std::string lacking_;
};

}  // namespace print

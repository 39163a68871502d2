#pragma once
// Font files as HarfBuzz reads them, each loaded once: which glyphs they have, and how to draw these. All lengths are
// ems, y up from the baseline.

#include <compare>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "engine/core/vec2.h"

struct hb_font_t;

namespace text {

struct FontPlace {
    std::string file;
    int face = 0;  // in a font collection
    friend auto operator<=>(const FontPlace&, const FontPlace&) = default;
};
// Finds a font with this letter; nullopt: there is none. The same letter always gives the same answer.
using FontFinder = std::function<std::optional<FontPlace>(char32_t letter)>;

struct OutlineStep {
    enum class Kind { Move, Line, Curve } kind = Kind::Move;  // Move: ends the previous contour and starts a new one
    core::Vec2 to{};
    core::Vec2 pull_from{}, pull_to{};  // Curve: the control points
};
using Outline = std::vector<OutlineStep>;  // empty: a blank

struct FreeFont {
    void operator()(hb_font_t* font) const;
};

struct Font {
    FontPlace place;
    std::span<const std::uint8_t> bytes;  // the whole file
    std::unique_ptr<hb_font_t, FreeFont> shapes;
    double unit = 0;                // ems per font unit
    double ascent = 0, height = 0;  // of the highest point above the baseline; from the lowest to the highest
    bool writes_signs = false;      // has Chinese and Japanese characters

    // 0: none. Some fonts have empty glyphs for a whole alphabet: these count as none.
    std::uint32_t glyph(char32_t letter) const;
    Outline outline(std::uint32_t glyph) const;
};

// Returns a font file with these letters and what joins and stacks them, to embed in a page; empty if that fails or the
// font's licence forbids it.
std::string subset(const FontPlace& font, const std::set<char32_t>& letters);

class Fonts {
public:
    // nullptr if the file is no font. Owns what it returns.
    const Font* read(const FontPlace& place);

private:
    std::map<FontPlace, std::unique_ptr<Font>> fonts_;
};

}  // namespace text

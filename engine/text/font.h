#pragma once
// Font files as HarfBuzz reads them, each once: which glyphs they have, and how these are drawn. All lengths are ems, y up from
// the baseline.

#include <compare>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
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
// A font that has the letter; nullopt: there is none. Answers to the same letter are the same.
using FontFinder = std::function<std::optional<FontPlace>(char32_t letter)>;

struct OutlineStep {
    enum class Kind { Move, Line, Curve } kind = Kind::Move;  // Move: ends the shape before, and begins one
    core::Vec2 to{};
    core::Vec2 pull_from{}, pull_to{};  // Curve: its two control points
};
using Outline = std::vector<OutlineStep>;  // empty: a blank

struct FreeFont {
    void operator()(hb_font_t* font) const;
};

struct Font {
    FontPlace place;
    std::span<const std::uint8_t> bytes;  // of its file
    std::unique_ptr<hb_font_t, FreeFont> shapes;
    double unit = 0;                // of its tables
    double ascent = 0, height = 0;  // of its highest above the baseline; from its lowest to its highest
    bool writes_signs = false;      // of Chinese and Japanese

    // 0: it has none. Some fonts have empty glyphs in place of an alphabet: they count for none.
    std::uint32_t glyph(char32_t letter) const;
    Outline outline(std::uint32_t glyph) const;
};

class Fonts {
public:
    // Null: the file is no font. What it returns it keeps.
    const Font* read(const FontPlace& place);

private:
    std::map<FontPlace, std::unique_ptr<Font>> fonts_;
};

}  // namespace text

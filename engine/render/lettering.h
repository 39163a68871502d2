#pragma once
// Writing on paper and wood: letters rasterised at the size at which they are seen, one quad each, all from
// one glyph sheet.

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/vec2.h"
#include "engine/render/quads.h"
#include "engine/render/texture.h"
#include "engine/shaping/shaping.h"

namespace render {

enum class Face { Text, Italic, SmallCapitals };
enum class Align { Left, Center };

struct Writing {
    std::string text;  // UTF-8
    Face face = Face::Text;
    double size = 0.3;  // inches per em
    core::Vec2 at;      // start or middle of the baseline
    double angle = 0;
    Align align = Align::Center;
    std::array<float, 3> ink{0.05f, 0.045f, 0.04f};
    float opacity = 0.85f;
    float worn = 0.6f;  // 0 to 1: how much the paper's grain breaks up the ink
};

using shaping::FontFinder;
using shaping::FontPlace;

class Lettering {
public:
    // Reads the two font files (TrueType or OpenType) when something is first written. Letters that they lack are looked
    // for with `more`, if given.
    static core::Result<std::unique_ptr<Lettering>, std::string> load(const std::string& text_font,
                                                                      const std::string& italic_font,
                                                                      const FontFinder& more);
    virtual ~Lettering() = default;

    // Quads for shaders/letter.frag; glyphs that are missing from the sheet are added to it.
    virtual std::vector<Quad> quads(const Writing& writing, double pixels_an_inch) = 0;
    // The width of a text in ems.
    virtual double width(const Writing& writing) const = 0;
    // Call before the writing of a frame: makes room if the sheet is nearly full.
    virtual void begin() = 0;
    virtual const Texture& sheet() const = 0;
};

}  // namespace render

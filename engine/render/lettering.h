#pragma once
// Writing on paper and wood: letters at their size on the screen, one quad each.

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/vec2.h"
#include "engine/render/glyph_store.h"
#include "engine/render/quads.h"

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

class Lettering {
public:
    // The two font files (TrueType or OpenType); letters missing there come from the store's finder. The error names
    // the invalid font file.
    static core::Result<std::unique_ptr<Lettering>, std::string> load(std::shared_ptr<GlyphStore> glyphs,
                                                                      const text::FontPlace& text_font,
                                                                      const text::FontPlace& italic_font);
    virtual ~Lettering() = default;

    // Quads for shaders/letter.frag, from sheet().
    virtual std::vector<Quad> quads(const Writing& writing, double pixels_an_inch) = 0;
    // The width of a text in ems.
    virtual double width(const Writing& writing) const = 0;
    virtual const Texture& sheet() const = 0;
    // True if letters of this frame found no room: they are missing until drawn again in the next one.
    virtual bool lacks_room() const = 0;
};

}  // namespace render

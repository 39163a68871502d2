#pragma once
// Kinds of type at their real size in pixels: measures text and draws it into panels.

#include <array>
#include <memory>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/render/glyph_store.h"
#include "engine/ui/fonts.h"
#include "engine/ui/style.h"

struct ImDrawList;

namespace ui {

// A type's size in points at 100 %.
double points_of(Type type);

class Typesetter {
public:
    explicit Typesetter(std::shared_ptr<render::GlyphStore> glyphs) : glyphs_(std::move(glyphs)) {}

    // `scale` is pixels per point; the title art's types follow the window (`lid_scale`). The error names the file that is no font.
    core::Result<void, std::string> set(const FontFiles& files, double scale, double lid_scale);

    // Pixels, from the lowest to the highest of the type's letters; from their highest down to the baseline.
    double size(Type type) const { return of(type).size; }
    double ascent(Type type) const { return of(type).ascent; }
    double em(Type type) const { return of(type).em; }
    // In ems; it holds until the next one is asked for.
    const text::Line& line(std::string_view text, Type type) const {
        return glyphs_->shaper().line(text, hand_for(text, of(type)));
    }
    // In whole pixels.
    double width(std::string_view text, Type type) const;
    // The same of the text's beginnings: before each of its bytes, and at its end.
    std::vector<double> widths(std::string_view text, Type type) const;
    // `at`: the upper left corner of its line, whole pixels from above; `times` its size.
    void draw(ImDrawList& list, std::string_view text, Type type, Vec2 at, double times, Colour colour) const;

    render::GlyphStore& glyphs() const { return *glyphs_; }
    const std::shared_ptr<render::GlyphStore>& shared_glyphs() const { return glyphs_; }

private:
    struct Cut {
        text::Hand hand, upright;
        double size = 0, ascent = 0, em = 0;  // pixels
        text::Across across = text::Across::Once;
    };
    // Italics are none among Chinese and Japanese signs, which stand upright: figures and letters do as well there.
    static const text::Hand& hand_for(std::string_view text, const Cut& cut);
    const Cut& of(Type type) const { return cuts_[static_cast<std::size_t>(type)]; }

    std::shared_ptr<render::GlyphStore> glyphs_;
    std::array<Cut, kTypes> cuts_{};
};

}  // namespace ui

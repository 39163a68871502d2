#pragma once
// The kinds of type at their actual pixel size: measures text and draws it into panels.

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

    // `scale`: pixels per point; the title art's types follow the window (`lid_scale`). The error names the invalid
    // font file.
    core::Result<void, std::string> set(const FontFiles& files, double scale, double lid_scale);

    // Pixels: from the lowest to the highest point of the type's letters; from the highest down to the baseline.
    double size(Type type) const { return of(type).size; }
    double ascent(Type type) const { return of(type).ascent; }
    double em(Type type) const { return of(type).em; }
    // In ems; valid until the next call.
    const text::Line& line(std::string_view text, Type type) const {
        return glyphs_->shaper().line(text, hand_for(text, of(type)));
    }
    // In pixels, rounded up.
    double width(std::string_view text, Type type) const;
    // The width of the text up to each of its bytes, and of the whole.
    std::vector<double> widths(std::string_view text, Type type) const;
    // `at`: the upper left corner of the line, whole pixels from the top; `times`: scale factor.
    void draw(ImDrawList& list, std::string_view text, Type type, Vec2 at, double times, Colour colour) const;

    render::GlyphStore& glyphs() const { return *glyphs_; }
    const std::shared_ptr<render::GlyphStore>& shared_glyphs() const { return glyphs_; }

private:
    struct Cut {
        text::Hand hand, upright;
        double size = 0, ascent = 0, em = 0;  // pixels
        text::Across across = text::Across::Once;
    };
    // Chinese and Japanese have no italics, so text that contains them is set upright throughout.
    static const text::Hand& hand_for(std::string_view text, const Cut& cut);
    const Cut& of(Type type) const { return cuts_[static_cast<std::size_t>(type)]; }

    std::shared_ptr<render::GlyphStore> glyphs_;
    std::array<Cut, kTypes> cuts_{};
};

}  // namespace ui

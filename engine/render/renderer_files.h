#pragma once
// The files that a renderer needs: shaders, textures, fonts.

#include <memory>
#include <string>

#include "engine/render/lettering.h"

namespace render {

struct RendererFiles {
    std::string shaders;                     // folder
    std::string textures;                    // folder
    text::FontPlace text_font, italic_font;  // for writing on card and paper
    std::shared_ptr<GlyphStore> glyphs;      // shared with the panels
    std::string unpacked{};                  // folder of textures unpacked in advance; empty: none
};

}  // namespace render

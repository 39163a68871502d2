#pragma once
// Where what a renderer draws with lies: shaders, textures, fonts.

#include <memory>
#include <string>

#include "engine/render/lettering.h"

namespace render {

struct RendererFiles {
    std::string shaders;                     // folder
    std::string textures;                    // folder
    text::FontPlace text_font, italic_font;  // for writing on card and paper
    std::shared_ptr<GlyphStore> glyphs;      // that panels share
    std::string unpacked{};                  // folder with the textures unpacked ahead; empty if there is none
};

}  // namespace render

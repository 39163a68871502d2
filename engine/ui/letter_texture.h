#pragma once
// The texture of Dear ImGui's font atlas: a byte a pixel, where its OpenGL backend takes four.

#include "engine/render/texture.h"

namespace ui {

class LetterTexture {
public:
    // Call once the backend is initialised; the atlas must be built.
    void create();
    // Call after the atlas was built anew.
    void renew();

private:
    render::Texture texture_;
};

}  // namespace ui

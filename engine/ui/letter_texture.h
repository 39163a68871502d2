#pragma once
// The texture of Dear ImGui's font atlas: a byte a pixel, where its OpenGL backend takes four. (Browsers need four.)

#include "engine/render/texture.h"
#include "engine/ui/letter_sheet.h"

namespace ui {

class LetterTexture {
public:
    // Call once the backend is initialised.
    void create(LetterSheet& sheet);
    // Call after the atlas was built anew.
    void renew(LetterSheet& sheet);
    // What was drawn on the sheet since. Call before the panels are drawn.
    void follow(LetterSheet& sheet);

private:
    render::Texture texture_;
};

}  // namespace ui

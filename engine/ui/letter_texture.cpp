#include "engine/ui/letter_texture.h"

#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <cstring>
#include <utility>

#include "engine/render/gl.h"

namespace ui {

namespace {

// The backend copies the atlas with four bytes a pixel: it is given one of a single pixel.
void create_device_objects() {
    ImFontAtlas pixel;
    pixel.TexWidth = pixel.TexHeight = 1;
    pixel.TexPixelsRGBA32 = static_cast<unsigned*>(IM_ALLOC(sizeof(unsigned)));
    std::memset(pixel.TexPixelsRGBA32, 0xff, sizeof(unsigned));
    ImFontAtlas* const letters = std::exchange(ImGui::GetIO().Fonts, &pixel);
    ImGui_ImplOpenGL3_CreateDeviceObjects();
    ImGui::GetIO().Fonts = letters;
}

}  // namespace

void LetterTexture::create(LetterSheet& sheet) {
    create_device_objects();
    renew(sheet);
}

void LetterTexture::renew(LetterSheet& sheet) {
    texture_ = render::Texture::white_coverage(sheet.width(), sheet.height());
    ImGui::GetIO().Fonts->SetTexID(reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(texture_.name())));
    follow(sheet);
}

void LetterTexture::follow(LetterSheet& sheet) {
    for (const LetterSheet::Part& part : sheet.take_drawn()) texture_.cover(part.x, part.y, part.pixels);
}

}  // namespace ui

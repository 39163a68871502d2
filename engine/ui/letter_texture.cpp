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

void LetterTexture::create() {
    if (!render::kSwizzles) {
        ImGui_ImplOpenGL3_CreateDeviceObjects();
        ImGui::GetIO().Fonts->ClearTexData();  // the graphics card has its own copy
        return;
    }
    create_device_objects();
    renew();
}

void LetterTexture::renew() {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    if (render::kSwizzles) {
        unsigned char* covered = nullptr;
        int width = 0, height = 0;
        atlas.GetTexDataAsAlpha8(&covered, &width, &height);
        texture_ = render::Texture::white_coverage(width, height, covered);
        atlas.SetTexID(reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(texture_.name())));
    } else {
        ImGui_ImplOpenGL3_DestroyFontsTexture();
        ImGui_ImplOpenGL3_CreateFontsTexture();
    }
    atlas.ClearTexData();
}

}  // namespace ui

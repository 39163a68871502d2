#include "sprites.h"

#include <epoxy/gl.h>

#include <algorithm>
#include <numbers>

namespace frames {

core::Result<std::unique_ptr<SpriteProgram>, std::string> SpriteProgram::open(int width, int height) {
    std::unique_ptr<SpriteProgram> program(new SpriteProgram);
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, "opengl");
    SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1");
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) return core::failure(std::string(SDL_GetError()));
    program->window_ = SDL_CreateWindow("sprites", 0, 0, width, height, SDL_WINDOW_OPENGL);
    if (!program->window_) return core::failure(std::string(SDL_GetError()));
    program->renderer_ = SDL_CreateRenderer(program->window_, -1, SDL_RENDERER_ACCELERATED);
    if (!program->renderer_) return core::failure(std::string(SDL_GetError()));
    SDL_GL_SetSwapInterval(0);
    return program;
}

SpriteProgram::~SpriteProgram() {
    if (texture_) SDL_DestroyTexture(texture_);
    if (table_) SDL_DestroyTexture(table_);
    if (renderer_) SDL_DestroyRenderer(renderer_);
    if (window_) SDL_DestroyWindow(window_);
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
}

std::string SpriteProgram::driver() const {
    SDL_RendererInfo info;
    return SDL_GetRendererInfo(renderer_, &info) == 0 ? info.name : "";
}

void SpriteProgram::take(const Ready& ready) {
    if (texture_) SDL_DestroyTexture(texture_);
    if (table_) SDL_DestroyTexture(table_);
    faces_.clear();
    shadows_.clear();
    int width = 0;
    int height = 0;
    const auto room = [&](const Sprite& sprite) {
        const SDL_Rect place{width, 0, sprite.size, sprite.size};
        width += sprite.size;
        height = std::max(height, sprite.size);
        return place;
    };
    for (const auto& [likeness, sprite] : ready.faces) faces_[likeness] = room(sprite);
    for (const auto& [radius, sprite] : ready.shadows) shadows_[radius] = room(sprite);
    texture_ = SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_RGBA32, SDL_TEXTUREACCESS_STATIC, width, height);
    SDL_SetTextureBlendMode(texture_, SDL_BLENDMODE_BLEND);
    for (const auto& [likeness, sprite] : ready.faces)
        SDL_UpdateTexture(texture_, &faces_[likeness], sprite.rgba.data(), sprite.size * 4);
    for (const auto& [radius, sprite] : ready.shadows)
        SDL_UpdateTexture(texture_, &shadows_[radius], sprite.rgba.data(), sprite.size * 4);
    SDL_GetRendererOutputSize(renderer_, &width, &height);
    table_ = SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_RGBA32, SDL_TEXTUREACCESS_STATIC, width, height);
    SDL_UpdateTexture(table_, nullptr, ready.table.data(), width * 4);
}

void SpriteProgram::put(const SDL_Rect& from, core::Vec2 at, double degrees) {
    const float size = static_cast<float>(from.w);
    const SDL_FRect to{static_cast<float>(at.x) - size / 2, static_cast<float>(at.y) - size / 2, size, size};
    SDL_RenderCopyExF(renderer_, texture_, &from, &to, degrees, nullptr, SDL_FLIP_NONE);
}

void SpriteProgram::frame(const std::vector<render::CoinSprite>& coins, const render::View& view, Peer peer) {
    if (peer == Peer::WholePicture) {
        SDL_RenderCopy(renderer_, table_, nullptr, nullptr);
        for (const render::CoinSprite& coin : coins) put(shadows_.at(coin.radius), view.to_pixels(coin.at), 0);
    } else {
        SDL_SetRenderDrawColor(renderer_, 33, 68, 60, 255);
        SDL_RenderClear(renderer_);
    }
    for (const render::CoinSprite& coin : coins)
        put(faces_.at({coin.face, coin.radius}), view.to_pixels(coin.at), -coin.angle * 180 / std::numbers::pi);
    SDL_RenderPresent(renderer_);
    glFinish();
}

}  // namespace frames

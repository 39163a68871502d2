#pragma once
// The program to compare with: SDL_Renderer on OpenGL draws every coin as a ready-made sprite, turned, over one colour
// or a ready-made picture of the table; no panels. All sprites are in one texture, so that SDL batches them.

#include <SDL.h>

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/result.h"
#include "engine/render/scene.h"

namespace frames {

// The picture of a coin alone, cut out: rows from the top, four bytes a pixel, alpha not premultiplied.
struct Sprite {
    int size = 0;  // square
    std::vector<std::uint8_t> rgba;
};
// CoinsAlone: sprites over one cleared colour. WholePicture: table, shadows, coins.
enum class Peer { CoinsAlone, WholePicture };

// The properties that make two pictures of coins differ.
using Likeness = std::pair<render::CoinFace, double>;  // face and radius
using Likenesses = std::map<Likeness, Sprite>;

struct Ready {  // made beforehand
    Likenesses faces;
    std::map<double, Sprite> shadows;  // by radius
    std::vector<std::uint8_t> table;   // of the window's size
};

class SpriteProgram {
public:
    static core::Result<std::unique_ptr<SpriteProgram>, std::string> open(int width, int height);
    ~SpriteProgram();
    SpriteProgram(const SpriteProgram&) = delete;
    SpriteProgram& operator=(const SpriteProgram&) = delete;

    // Returns, for example, "opengl".
    std::string driver() const;
    void take(const Ready& ready);
    // Draws a frame and waits until it is finished.
    void frame(const std::vector<render::CoinSprite>& coins, const render::View& view, Peer peer);

private:
    SpriteProgram() = default;
    void put(const SDL_Rect& from, core::Vec2 at, double degrees);

    SDL_Window* window_ = nullptr;
    SDL_Renderer* renderer_ = nullptr;
    SDL_Texture* texture_ = nullptr;
    SDL_Texture* table_ = nullptr;
    std::map<Likeness, SDL_Rect> faces_;
    std::map<double, SDL_Rect> shadows_;
};

}  // namespace frames

#pragma once
// The peer: an SDL_Renderer program on OpenGL that draws every coin as a ready-made sprite, turned, over one
// colour or over a ready-made picture of the table; no panels. All sprites lie in one texture, so that SDL
// batches them.

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

// The picture of a coin alone, cut out: rows from above, four bytes a pixel, colours not multiplied.
struct Sprite {
    int size = 0;  // square
    std::vector<std::uint8_t> rgba;
};
// Sprites lie straight on what was cleared to one colour, or the whole picture: table, shadows, coins.
enum class Peer { CoinsAlone, WholePicture };

// What tells two pictures of coins apart.
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

    // "opengl"
    std::string driver() const;
    void take(const Ready& ready);
    // Draws a frame and waits until it is drawn.
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

#pragma once
// Crowds of sliding coins at half the window's resolution, and the still picture below in the window's format: a
// software driver combines these several times as fast as it draws everything at full size. Shadows are soft, so half
// the resolution does not hurt them; coins are drawn here too on machines that are still too slow.

#include <array>
#include <vector>

#include "engine/render/framebuffer.h"
#include "engine/render/painter.h"
#include "engine/render/resting_coins.h"

namespace render {

// Half-resolution pictures of the shadows of sliding crowds, one per kind of coin: a software driver copies such
// pictures several times as fast as it computes a shadow.
class ShadowPictures {
public:
    // Takes quads for shaders/coin_shadow_low and draws missing pictures; read the results afterwards. False if the
    // driver does not support such pictures. Changes GL bindings.
    bool update(Painter& painter, const std::vector<Quad>& shadows, const Frame& frame);
    // Frees its memory.
    void forget();

    const Framebuffer& sheet() const { return sheet_; }
    // For shaders/shadow_picture.
    const std::vector<Quad>& pictures() const { return pictures_; }
    // The quads that found no room, unchanged.
    const std::vector<Quad>& left_over() const { return left_over_; }

private:
    using Kind = std::array<float, 4>;  // half the size of the quad, radius, height, radius of the hole

    bool start(const std::vector<Quad>& shadows, const Frame& frame);
    Vec2 middle_of(std::size_t place) const;
    void draw_missing(Painter& painter, const std::vector<Quad>& missing, const Frame& frame) const;

    Framebuffer sheet_;
    std::vector<Kind> kinds_;
    double scale_ = 0;  // of the view
    float widest_ = 0;  // largest quad that fits a cell, half its size in inches
    int side_ = 0;      // of a cell, pixels
    std::vector<Quad> pictures_, left_over_;
};

class CrowdLayer {
public:
    // Copies the changed part of the still picture, or all of it at first and after a change of size. False if the
    // driver does not support such pictures.
    bool take(const Framebuffer& still, const PixelArea& changed);
    // Frees its memory.
    void forget();
    // Draws `shadows`, quads for shaders/coin_shadow_low, except on resting coins, and over them pictures of coins from
    // their sheet, quads for shaders/coin_picture. `shadows` are of few kinds, `others` of any number.
    void draw(Painter& painter, const std::vector<Quad>& shadows, const std::vector<Quad>& others,
              const RestingCoins& resting, const std::vector<Quad>& pictures, const Framebuffer& sheet,
              const Frame& frame);
    // Fills the window, which stays bound, with the still picture and this layer on top.
    void show(Painter& painter, unsigned window) const;

private:
    Framebuffer still_, moving_;
    ShadowPictures shadows_;
};

}  // namespace render

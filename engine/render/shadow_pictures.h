#pragma once
// Half-resolution pictures of the shadows of sliding crowds, one per kind of coin: a software driver copies such
// pictures several times as fast as it computes a shadow.

#include <array>
#include <vector>

#include "engine/render/framebuffer.h"
#include "engine/render/painter.h"

namespace render {

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

}  // namespace render

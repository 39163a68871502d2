#pragma once
// The table as one player sees it. A turned view rotates everything on the table about the middle of the mat before
// drawing. The light stays with the player (from the upper left), because relief lit from below looks hollow. Shaders
// do not know about the turn.

#include "engine/render/scene.h"
#include "engine/render/shader_program.h"

namespace render {

// Inches above the table: lifted coins are closer to the eye and look larger.
inline constexpr double kEyeHeight = 44;

struct Frame {
    Vec2 pivot;         // the middle of the mat
    double angle = 0;   // of the view
    Vec2 center;        // of the window, turned
    double scale = 40;  // pixels per inch
    int width = 0, height = 0;
    // Maps turned table inches to the coordinates the light was designed in (shaders/light.glsl): p * scale +
    // offset. Scale 0 means the same bright light everywhere.
    Vec2 light_offset;
    double light_scale = 0;
    double vignette = 0;
    Look look;
    double coin_across = 0;  // width of the largest coin, pixels
    double eye_scale = 1;    // distance of the eye, relative to a reader who sees 27 in of table

    Vec2 turned(Vec2 table) const;
    Vec2 turned_direction(Vec2 direction) const;
    Vec2 half_size() const { return {width / (2 * scale), height / (2 * scale)}; }
    double inches_per_pixel() const { return 1 / scale; }
};

// The light is fixed to the mat or, on bare wood, to the window.
Frame frame_of(const Scene& scene, const View& view);
// For things shown alone: even light, no vignette.
Frame even_frame(const View& view, const std::vector<CoinSprite>& coins = {});

// Sets the uniforms of shaders/common.glsl in the current program.
void set_frame(const Program& program, const Frame& frame);

}  // namespace render

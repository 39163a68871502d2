#pragma once
// A table full of coins, the same for both programs: all twelve drawn faces, in rows that fill the window.

#include "engine/render/scene.h"

namespace frames {

inline constexpr int kWidth = 1280, kHeight = 800;

struct Crowd {
    render::Scene scene;
    render::View view;
};

Crowd crowd_of(int coins);
// Moves each coin around its place and turns it, for the picture at this time in seconds.
void set_moving(Crowd& crowd, const Crowd& still, double seconds);

}  // namespace frames

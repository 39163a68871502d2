#pragma once
// A bent hair: fibres of cloth and paper, lint, scratches.

#include <functional>

#include "assets/bake/noise.h"

namespace bake {

struct Stroke {
    float x = 0, y = 0;      // start, pixels
    float angle = 0;         // initial direction
    float length = 0;        // pixels
    float step = 0.5f;       // pixels between two of its points
    float bend = 0;          // turn per step
    float restlessness = 0;  // change of the bend per step
};

// Somewhere on a square of `side` pixels, in any direction, its length between two limits.
inline Stroke anywhere(Chance& chance, int side, float shortest, float longest) {
    Stroke stroke;
    stroke.x = chance.between(0, static_cast<float>(side));
    stroke.y = chance.between(0, static_cast<float>(side));
    stroke.angle = chance.angle();
    stroke.length = chance.between(shortest, longest);
    return stroke;
}

// Calls `paint(x, y, along)` for every point; `along` runs from 0 to 1.
void follow(const Stroke& stroke, Chance& chance, const std::function<void(float, float, float)>& paint);

// 0 at both ends of a stroke, 1 in the middle.
float swell(float along);

}  // namespace bake

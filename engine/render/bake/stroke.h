#pragma once
// A bent hair: fibres of cloth and paper, lint, scratches.

#include <functional>

#include "engine/render/bake/noise.h"

namespace bake {

struct Stroke {
    float x = 0, y = 0;      // where it begins, pixels
    float angle = 0;         // where it begins to go
    float length = 0;        // pixels
    float step = 0.5f;       // pixels between two points of it
    float bend = 0;          // turn a step
    float restlessness = 0;  // how much the bend changes a step
};

// Calls `paint(x, y, along)` for every point; `along` runs from 0 to 1.
void follow(const Stroke& stroke, Chance& chance, const std::function<void(float, float, float)>& paint);

// 0 at both ends of a stroke, 1 in its middle.
float swell(float along);

}  // namespace bake

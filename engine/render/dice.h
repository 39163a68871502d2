#pragma once
// Dice for shaders/die: convex bodies seen from above, each face a plane. Which number a face bears, and
// where it is written, is worked out here.

#include <array>
#include <vector>

#include "engine/render/lettering.h"
#include "engine/render/quads.h"
#include "engine/render/view_frame.h"

namespace render {

inline constexpr int kMostFaces = 20;

// The die as it lies or turns now.
struct DieSeen {
    Quad quad, shadow;
    // Outward normal and distance of each face from the middle, in units of the die's radius; z up, face 0
    // bears what is shown.
    std::vector<std::array<float, 4>> planes;
    std::vector<int> numbers;  // of each face
};
DieSeen die_seen(const DieSprite& die, const Frame& frame);

// The numbers on the faces that are seen, squeezed as those lean away.
std::vector<Quad> die_numbers(const DieSeen& die, double pixels_an_inch, Lettering& lettering);

}  // namespace render

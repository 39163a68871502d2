#pragma once
// Dice for shaders/die: convex bodies seen from above, each face a plane. Decides which number each face
// shows and where it is printed.

#include <array>
#include <vector>

#include "engine/render/lettering.h"
#include "engine/render/quads.h"
#include "engine/render/view_frame.h"

namespace render {

// A die in its current position.
struct DieSeen {
    Quad quad, shadow;
    // Each face's outward normal and distance from the centre, in die radii; z is up, face 0 is the one read.
    std::vector<std::array<float, 4>> planes;
    std::vector<int> numbers;  // one per face
};
DieSeen die_seen(const DieSprite& die, const Frame& frame);

// As seen from the table's lower edge: a d6 shows a little of the side facing the viewer.
DieSeen leaned(DieSeen die);
// The numbers of a d6 as its shader draws their pips; empty for other dice.
std::vector<std::array<float, 4>> die_pips(const DieSeen& die);
// The numbers on the visible faces, foreshortened with the tilt of each face; none on a d6.
std::vector<Quad> die_numbers(const DieSeen& die, double pixels_an_inch, Lettering& lettering);

}  // namespace render

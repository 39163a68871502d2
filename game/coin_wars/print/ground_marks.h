#pragma once
// Terrain marks: outlines with names and effects.

#include "game/coin_wars/print/print_job.h"

namespace print {

// The point in the polygon and in the box with the most room around it, away from these circles too. `room`
// in inches, negative if the polygon does not enter the box.
struct Spot {
    Vec2 at;
    double room = 0;
};
Spot roomiest(const std::vector<Vec2>& polygon, const std::vector<Circle>& beside, const Box& within);

// The name in bold, with the part if there are several, and its
// effect below, centred there, as large as the room allows.
std::vector<Mark> ground_words(const Job& job, const cw::Terrain& ground, const Spot& spot,
                               const std::string& part = {});
Path outline(const std::vector<Vec2>& polygon, const Pen& pen);

}  // namespace print

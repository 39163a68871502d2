#pragma once
// Ground as it lies on the table: outlines with their names and what they do.

#include "game/coin_wars/print/print_job.h"

namespace print {

// Where most room is around a point that lies in the polygon and in the box, away from these circles too; and
// how much, inches: negative where the polygon has nothing in the box.
struct Spot {
    Vec2 at;
    double room = 0;
};
Spot roomiest(const std::vector<Vec2>& polygon, const std::vector<Circle>& beside, const Box& within);

// The name in bold, with the part where it is one of several, and what it does below, centred there, as large
// as the room allows.
std::vector<Mark> ground_words(const Job& job, const cw::Terrain& ground, const Spot& spot,
                               const std::string& part = {});
Path outline(const std::vector<Vec2>& polygon, const Pen& pen);

}  // namespace print

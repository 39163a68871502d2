#pragma once
// Whether a disc may rest at a place: shared by gathering and scattering.

#include <span>

#include "engine/measure/crowd.h"

namespace measure {

// True if the rims are at least `min` apart; a negative value allows that much overlap.
inline bool apart(const Disc& a, const Disc& b, double min) {
    const double rims = a.radius + b.radius + min;
    return length_squared(b.center - a.center) >= rims * rims;
}
// The same for every disc in `from`.
bool apart(const Disc& disc, std::span<const Disc> from, double min);

// True if the whole disc is on the table (within kTolerance).
bool on_table(const Disc& disc, const Surroundings& around);
// True if it is on the table and clear of `ground` (both within kTolerance), and overlaps no coin by more than
// `deepest`.
bool lies_free(const Disc& disc, const Surroundings& around, std::span<const Polygon> ground, double deepest);
// True if the place is on the grid of positions (core::kGrid).
bool on_grid(Vec2 place);

}  // namespace measure

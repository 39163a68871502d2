#pragma once
// Whether a disc can lie at a place: what gathering and scattering share.

#include <span>

#include "engine/measure/crowd.h"

namespace measure {

// Rims are at least this far apart; a negative `least` allows that much overlap.
inline bool apart(const Disc& a, const Disc& b, double least) {
    const double rims = a.radius + b.radius + least;
    return length_squared(b.center - a.center) >= rims * rims;
}
// Of all of them.
bool apart(const Disc& disc, std::span<const Disc> from, double least);

// The whole disc lies on the table (kTolerance allowed).
bool on_table(const Disc& disc, const Surroundings& around);
// On the table, beside the ground (kTolerance allowed), and on no coin around by more than `deepest`.
bool lies_free(const Disc& disc, const Surroundings& around, std::span<const Polygon> ground, double deepest);
bool on_grid(Vec2 place);

}  // namespace measure

#pragma once
// The sweep queries shared by all benches.

#include <vector>

#include "engine/measure/measure.h"

namespace bench {

struct Ways {
    std::vector<measure::Disc> moving, discs;
    std::vector<core::Vec2> to;
    std::vector<measure::Segment> segments;
    std::size_t size() const { return to.size(); }
};

enum class Which { Any, Meeting };  // Meeting: the way hits the disc
// Returns 4096 ways anywhere in a square of 10 in.
Ways random_ways(Which which);

// Queries as in the rules: coins on a table of 60, ways as long as moves, and the nearby coins of each.
struct Moves {
    std::vector<measure::Disc> moving;
    std::vector<core::Vec2> to;
    std::vector<std::vector<measure::Disc>> near;  // at least one
    int queries = 0;
};
Moves random_moves();

// Sweeps coins against coins; returns the number of sweeps.
int run_sweeps(const Ways& ways);

}  // namespace bench

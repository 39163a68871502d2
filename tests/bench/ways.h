#pragma once
// What sweep queries are asked for, the same for every bench.

#include <vector>

#include "engine/measure/measure.h"

namespace bench {

struct Ways {
    std::vector<measure::Disc> moving, discs;
    std::vector<core::Vec2> to;
    std::vector<measure::Segment> segments;
    std::size_t size() const { return to.size(); }
};

enum class Which { Any, Meeting };  // Meeting: the way meets the disc
// 4096 ways anywhere in a square of 10 in.
Ways random_ways(Which which);

// As the rules ask: coins of a table of 60, their ways as long as moves, and for each the coins that lie near
// it.
struct Moves {
    std::vector<measure::Disc> moving;
    std::vector<core::Vec2> to;
    std::vector<std::vector<measure::Disc>> near;  // at least one
    int queries = 0;
};
Moves random_moves();

// Asks all sweeps of a coin against a coin; says how many those were.
int run_sweeps(const Ways& ways);

}  // namespace bench

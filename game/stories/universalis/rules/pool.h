#pragma once
// UNI-77 to UNI-79: the Complication Pool, and one for each player who opposes it.

#include <vector>

#include "game/stories/universalis/rules/fields.h"

namespace rules::universalis {

// A seat, or the Complication Pool.
struct PoolId {
    int seat = -1;
    bool is_complication() const { return seat < 0; }
    friend bool operator==(const PoolId&, const PoolId&) = default;
};
inline constexpr PoolId kComplicationPool{};

struct Pool {
    PoolId pool{};
    int dice = 0, edge = 0;
    int count() const { return dice + edge; }
    static constexpr auto kFields = fields("pool", &Pool::pool, "dice", &Pool::dice, "edge", &Pool::edge);
    friend bool operator==(const Pool&, const Pool&) = default;
};

// What a pool showed.
struct PoolRoll {
    PoolId pool{};
    std::vector<int> dice{};
    int successes = 0, sum = 0;  // UNI-88: 1 to 5; of the successes' faces
    static constexpr auto kFields = fields("pool", &PoolRoll::pool, "dice", &PoolRoll::dice, "successes",
                                           &PoolRoll::successes, "sum", &PoolRoll::sum);
    friend bool operator==(const PoolRoll&, const PoolRoll&) = default;
};

}  // namespace rules::universalis

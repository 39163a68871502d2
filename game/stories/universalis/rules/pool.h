#pragma once
// UNI-77 to UNI-79: the Complication Pool, and one for each opposing player.

#include <vector>

#include "game/stories/universalis/rules/ids.h"

namespace rules::universalis {

// A seat, or the Complication Pool.
struct PoolId {
    int seat = -1;
    static const rules::Kind& field_kind();
    bool is_complication() const { return seat < 0; }
    friend bool operator==(const PoolId&, const PoolId&) = default;
};
inline constexpr PoolId kComplicationPool{};

struct Pool {
    PoolId pool{};
    int dice = 0, edge = 0;
    int count() const { return dice + edge; }
    FIELDS(pool, dice, edge)
};

// A pool's roll.
struct PoolRoll {
    PoolId pool{};
    std::vector<int> dice{};
    int successes = 0, sum = 0;  // UNI-88: dice of 1 to 5; the sum of those faces
    FIELDS(pool, dice, successes, sum)
};

}  // namespace rules::universalis

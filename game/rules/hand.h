#pragma once
// The hand does all that rules cannot decide: it tosses coins and rolls dice. Its answers are recorded with the command, so that a
// replay needs no physics. A hand draws chance only from the source that it is given; undo restores that source.

#include "engine/core/random.h"

namespace rules {

enum class Face { Heads, Tails };

class Hand {
public:
    virtual ~Hand() = default;
    virtual Face toss(core::Random& random) = 0;
};

}  // namespace rules

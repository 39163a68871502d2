#pragma once
// Answers at once from the seeded source, with all faces and numbers equally likely; leaves gathering and
// scattering to the rules. For bots, the protocol and tests.

#include <cstdint>

#include "game/kit/hand.h"

namespace hands {

class QuickHand : public rules::Hand {
public:
    rules::Face toss(core::Random& random) override { return static_cast<rules::Face>(random.below(2)); }
    int roll(int sides, core::Random& random) override {
        return 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(sides)));
    }
};

}  // namespace hands

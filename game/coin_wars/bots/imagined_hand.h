#pragma once
// The hand for battles that a bot simulates: as fair as the real hand, but independent of it.

#include "engine/core/random.h"
#include "game/kit/hand.h"

namespace bots {

class ImaginedHand final : public rules::Hand {
public:
    bool asked = false;
    rules::Face toss(core::Random& random) override {
        asked = true;
        return random.below(2) == 0 ? rules::Face::Heads : rules::Face::Tails;
    }
    int roll(int sides, core::Random& random) override {
        asked = true;
        return 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(sides)));
    }
};

}  // namespace bots

#pragma once
// Answers at once from the seeded source, with all faces and numbers equally likely; leaves gathering and
// scattering to the rules. For bots, the protocol and tests.

#include "game/kit/hand.h"

namespace hands {

class QuickHand : public rules::Hand {
public:
    rules::Face toss(core::Random& random) override;
    int roll(int sides, core::Random& random) override;
};

}  // namespace hands

#pragma once
// The quick hand: answers at once from the seeded source, every face and every number as likely as the
// others; where coins are gathered or scattered it leaves to the rules. For bots, the protocol and tests.

#include "game/kit/hand.h"

namespace hands {

class QuickHand : public rules::Hand {
public:
    rules::Face toss(core::Random& random) override;
    int roll(int sides, core::Random& random) override;
};

}  // namespace hands

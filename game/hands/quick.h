#pragma once
// The quick hand: answers at once from the seeded source, every face as likely as the other. For bots, the
// protocol and tests.

#include "game/rules/hand.h"

namespace hands {

class QuickHand : public rules::Hand {
public:
    rules::Face toss(core::Random& random) override;
};

}  // namespace hands

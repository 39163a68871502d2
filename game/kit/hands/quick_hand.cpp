#include "game/kit/hands/quick_hand.h"

#include <cstdint>

namespace hands {

rules::Face QuickHand::toss(core::Random& random) {
    return random.below(2) == 0 ? rules::Face::Heads : rules::Face::Tails;
}

int QuickHand::roll(int sides, core::Random& random) {
    return 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(sides)));
}

}  // namespace hands

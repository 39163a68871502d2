#include "game/hands/quick.h"

namespace hands {

rules::Face QuickHand::toss(core::Random& random) {
    return random.below(2) == 0 ? rules::Face::Heads : rules::Face::Tails;
}

}  // namespace hands

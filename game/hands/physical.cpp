#include "game/hands/physical.h"

namespace hands {

rules::Face PhysicalHand::toss(core::Random& random) {
    last_ = physics::toss(setup_, random);
    return last_.up == physics::Up::Front ? rules::Face::Heads : rules::Face::Tails;
}

}  // namespace hands

#pragma once
// The hand at the window: it really tosses the coin onto the table. Which face is up is read when the coin
// rests; the way it took is kept for the table to play.

#include "engine/physics/toss.h"
#include "game/rules/hand.h"

namespace hands {

class PhysicalHand : public rules::Hand {
public:
    PhysicalHand() = default;
    explicit PhysicalHand(const physics::TossSetup& setup) : setup_(setup) {}

    // From where to where later tosses go, and what lies in the way.
    void prepare(const physics::TossSetup& setup) { setup_ = setup; }
    rules::Face toss(core::Random& random) override;
    // The last toss; a coin lying still before the first.
    const physics::Trajectory& last() const { return last_; }

private:
    physics::TossSetup setup_;
    physics::Trajectory last_{{physics::TossSample{}}, {}, physics::Up::Front};
};

}  // namespace hands

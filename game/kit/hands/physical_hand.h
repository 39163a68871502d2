#pragma once
// The hand at the window: it really tosses the coin and rolls the dice onto the table, pulls coins together
// and pushes them apart. What lies there in the end is its answer; the ways they took are kept for the table
// to play.

#include <deque>
#include <variant>

#include "engine/physics/gather.h"
#include "engine/physics/roll.h"
#include "engine/physics/scatter.h"
#include "engine/physics/toss.h"
#include "game/kit/hand.h"

namespace hands {

// What was done with the coins of one task, in its order.
struct GatheringShown {
    physics::Motion motion;
};
struct ScatteringShown {
    physics::Motion motion;
};
using Shown = std::variant<physics::Trajectory, physics::RollTrajectory, GatheringShown, ScatteringShown>;

class PhysicalHand : public rules::Hand {
public:
    PhysicalHand() = default;
    explicit PhysicalHand(const physics::TossSetup& setup) : setup_(setup) {}

    // From where to where later tosses and rolls go, and what lies in the way.
    void prepare(const physics::TossSetup& setup) { setup_ = setup; }

    rules::Face toss(core::Random& random) override;
    // A die of 4, 6, 8, 10, 12 or 20 sides.
    int roll(int sides, core::Random& random) override;
    // Nothing where what came of it does not hold: then there is nothing of it to play either.
    std::vector<core::Vec2> gather(const measure::GatherTask& task) override;
    std::vector<core::Vec2> scatter(const measure::ScatterTask& task, core::Random& random) override;

    // The last toss; a coin lying still before the first.
    const physics::Trajectory& last() const { return last_; }
    // All that it did since it was last told to forget, in order: one for each answer, an empty motion where
    // the answer was nothing. Only the last kRemembered are kept.
    static constexpr std::size_t kRemembered = 64;
    const std::deque<Shown>& shown() const { return shown_; }
    void forget() { shown_.clear(); }

private:
    void show(Shown shown);
    // Where the dice lie that it was not told to forget.
    std::vector<measure::Disc> rolled(double size) const;

    physics::TossSetup setup_;
    physics::Trajectory last_{{physics::TossSample{}}, {}, physics::Up::Front};
    std::deque<Shown> shown_;
};

}  // namespace hands

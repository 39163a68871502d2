#pragma once
// The hand at the window: it simulates tossing the coin and rolling the dice onto the table, and gathering
// and scattering coins. The final state is its answer; the motion is kept for the table to play.

#include <deque>
#include <optional>

#include "engine/physics/gather.h"
#include "engine/physics/roll.h"
#include "engine/physics/scatter.h"
#include "engine/physics/toss.h"
#include "game/kit/hand.h"
#include "game/kit/one_of.h"

namespace hands {

// The motion of one task's coins, in their order.
struct GatheringShown {
    physics::Motion motion;
};
struct ScatteringShown {
    physics::Motion motion;
};
using Shown = rules::OneOf<physics::Trajectory, physics::RollTrajectory, GatheringShown, ScatteringShown>;

class PhysicalHand : public rules::Hand {
public:
    PhysicalHand() = default;
    explicit PhysicalHand(const physics::TossSetup& setup) : setup_(setup) {}

    // Sets where later tosses and rolls start and go, and what is in the way.
    void prepare(const physics::TossSetup& setup) { setup_ = setup; }

    // Fixes the result of the next toss (0: heads, 1: tails) or roll: it is repeated until it shows this.
    void expect(int shown) { expected_ = shown; }
    rules::Face toss(core::Random& random) override;
    // A die of 4, 6, 8, 10, 12 or 20 sides.
    int roll(int sides, core::Random& random) override;
    // Empty if the outcome is not valid; then there is no motion to play either.
    std::vector<core::Vec2> gather(const measure::GatherTask& task) override;
    std::vector<core::Vec2> scatter(const measure::ScatterTask& task, core::Random& random) override;

    // The last toss; before the first one, a coin at rest.
    const physics::Trajectory& last() const { return last_; }
    static constexpr std::size_t kRemembered = 64;
    // Everything it did since forget(), in order: one entry per answer, with no motion if the answer was empty. Only
    // the last kRemembered are kept.
    const std::deque<Shown>& shown() const { return shown_; }
    void forget() { shown_.clear(); }

private:
    void show(Shown shown);
    // Throws once, or until the expected result shows.
    template <class Throw>
    auto thrown(Throw once);
    // Where the dice rolled since forget() lie.
    std::vector<measure::Disc> rolled(double size) const;

    std::optional<int> expected_;
    physics::TossSetup setup_;
    physics::Trajectory last_{{physics::TossSample{}}, {}, physics::Up::Front};
    std::deque<Shown> shown_;
};

}  // namespace hands

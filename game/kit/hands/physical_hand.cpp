#include "game/kit/hands/physical_hand.h"

#include <utility>

namespace hands {

namespace {

constexpr int kMaxThrows = 1000;  // a d20 misses a number in this many throws with a chance of one in 10^22

rules::Face face_of(const physics::Trajectory& toss) {
    return toss.up == physics::Up::Front ? rules::Face::Heads : rules::Face::Tails;
}
int number_of(const physics::Trajectory& toss) { return static_cast<int>(face_of(toss)); }
int number_of(const physics::RollTrajectory& roll) { return roll.shown; }

}  // namespace

template <class Throw>
auto PhysicalHand::thrown(Throw once) {
    auto trajectory = once();
    for (int i = 1; expected_ && number_of(trajectory) != *expected_ && i < kMaxThrows; ++i) trajectory = once();
    expected_.reset();
    return trajectory;
}

rules::Face PhysicalHand::toss(core::Random& random) {
    last_ = thrown([&] { return physics::toss(setup_, random); });
    show(last_);
    return face_of(last_);
}

std::vector<measure::Disc> PhysicalHand::rolled(double size) const {
    std::vector<measure::Disc> dice;
    for (const Shown& each : shown_)
        if (const auto* roll = get_if<physics::RollTrajectory>(&each))
            dice.push_back({roll->samples.back().position, size / 2});
    return dice;
}

int PhysicalHand::roll(int sides, core::Random& random) {
    physics::RollSetup setup;
    setup.sides = sides;
    setup.from = setup_.coin.center;
    setup.towards = setup_.towards;
    setup.low = setup_.low;
    setup.high = setup_.high;
    setup.resting = setup_.resting;
    setup.dice = rolled(setup.size);
    physics::RollTrajectory roll = thrown([&] { return physics::roll(setup, random); });
    const int shown = roll.shown;
    show(std::move(roll));
    return shown;
}

std::vector<core::Vec2> PhysicalHand::gather(const measure::GatherTask& task) {
    physics::Gathered gathered = physics::gather(task);
    const bool holds = gathered.linked && measure::is_gathered(task, gathered.places);
    show(GatheringShown{holds ? std::move(gathered.motion) : physics::Motion{}});
    return holds ? std::move(gathered.places) : std::vector<core::Vec2>{};
}

std::vector<core::Vec2> PhysicalHand::scatter(const measure::ScatterTask& task, core::Random& random) {
    physics::Scattered scattered = physics::scatter(task, random);
    const bool holds = measure::is_scattered(task, scattered.places);
    show(ScatteringShown{holds ? std::move(scattered.motion) : physics::Motion{}});
    return holds ? std::move(scattered.places) : std::vector<core::Vec2>{};
}

void PhysicalHand::show(Shown shown) {
    shown_.push_back(std::move(shown));
    if (shown_.size() > kRemembered) shown_.pop_front();
}

}  // namespace hands

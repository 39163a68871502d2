#include "game/kit/hands/physical_hand.h"

#include <utility>

namespace hands {

rules::Face PhysicalHand::toss(core::Random& random) {
    last_ = physics::toss(setup_, random);
    show(last_);
    return last_.up == physics::Up::Front ? rules::Face::Heads : rules::Face::Tails;
}

std::vector<measure::Disc> PhysicalHand::rolled(double size) const {
    std::vector<measure::Disc> dice;
    for (const Shown& each : shown_)
        if (const auto* roll = std::get_if<physics::RollTrajectory>(&each))
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
    physics::RollTrajectory roll = physics::roll(setup, random);
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

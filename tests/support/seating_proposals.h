#pragma once
// Players who join, leave, change places and names at random, between a game's other proposals.

#include <algorithm>

#include "engine/core/random.h"
#include "game/kit/commands/seats.h"

namespace kit {

inline rules::SeatingAct seating_act(const rules::People& people, core::Random& random) {
    const auto below = [&random](std::size_t max) {
        return static_cast<int>(random.below(static_cast<std::uint32_t>(max)));
    };
    rules::SeatingAct act{static_cast<rules::SeatingAct::Kind>(below(4))};
    act.who = below(std::min<std::size_t>(people.names.size() + 2, 8)) - (below(20) == 0 ? 1 : 0);
    act.with = below(std::min<std::size_t>(people.names.size() + 1, 8));
    act.name = below(10) == 0 ? people.names.front() : "Guest " + std::to_string(below(1000));
    return act;
}

// Makes one in `one_in` proposals about seats.
template <class Propose>
auto with_seating(Propose propose, std::uint32_t one_in = 4) {
    return [=](const auto& match, core::Random& random) {
        if (random.below(one_in) != 0) return propose(match, random);
        return seating_command(match, seating_act(people_of(match), random));
    };
}

}  // namespace kit

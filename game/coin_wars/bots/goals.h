#pragma once
// The goals of a battle besides material (BX-7): the share of it that depends on each coin's loss, and on each area
// that a side wants to hold. A goal counts by its progress: 0 none, 1 reached.

#include <array>
#include <vector>

#include "game/coin_wars/rules/match.h"

namespace bots {

// An area in which one side wants coins.
struct Objective {
    const rules::coin_wars::Condition* held = nullptr;  // condition of the scenario, which must outlive it
    core::Vec2 middle, low, high;                       // of its corners
    double share = 0;                                   // share of the battle that holding it decides, 0 to 1
    bool contains(core::Vec2 at) const;
    bool operator==(const Objective&) const = default;
    // True if this coin counts there.
    bool counts(const rules::coin_wars::Match& match, int coin) const;
};

struct Stakes {
    std::vector<double> coins;  // by coin, fallen or not: the share of the battle that its loss decides, 0 to 1
    std::array<std::vector<Objective>, 2> objectives;  // by the side that wants them
    bool operator==(const Stakes&) const = default;
};
Stakes stakes_of(const rules::coin_wars::Match& match);
// The battle's conditions that depend on coins in an area. Stakes stay the same until one of these counts changes, a
// coin leaves or enters the table, or a turn begins. `victory` must outlive them.
std::vector<const rules::coin_wars::Condition*> places_in(const rules::coin_wars::Victory& victory);

// The progress of the condition, 0 to 1.
double reached(const rules::coin_wars::Match& match, const rules::coin_wars::Condition& condition);

}  // namespace bots

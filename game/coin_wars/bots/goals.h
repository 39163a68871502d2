#pragma once
// Ground that decides a battle besides what falls (BX-7): areas that a side has to hold, or must not let the
// other side hold.

#include <vector>

#include "game/coin_wars/rules/scenario.h"

namespace bots {

struct Goal {
    const std::vector<core::Vec2>* area;
    core::Vec2 middle;
};
// Of the scenario, which must outlive them.
std::vector<Goal> goals_of(const rules::coin_wars::Scenario& scenario);

}  // namespace bots

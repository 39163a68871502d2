#pragma once
// Ground that decides a battle besides losses (BX-7): areas that a side must hold, or must keep the other
// side from holding.

#include <vector>

#include "game/coin_wars/rules/scenario.h"

namespace bots {

struct Goal {
    const std::vector<core::Vec2>* area;
    core::Vec2 middle;
};
// The scenario must outlive the goals.
std::vector<Goal> goals_of(const rules::coin_wars::Scenario& scenario);

}  // namespace bots

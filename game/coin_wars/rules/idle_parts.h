#pragma once
// Parts of a battle, apart from its special rules (special_idle.h), that can never have an effect: goals out of reach,
// coins that never arrive. The battle can still be fought.

#include <vector>

#include "game/coin_wars/rules/scenario.h"
#include "game/kit/json_field.h"

namespace rules::coin_wars {

// Each with its place in the file and its reason.
std::vector<Complaint> idle_parts(const Scenario& scenario);

}  // namespace rules::coin_wars

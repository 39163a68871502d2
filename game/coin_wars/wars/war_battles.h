#pragma once
// The parts of its battle files that a war reads: their lines, and the coin types they know.

#include <string>

#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/wars/rules/war_plan.h"

namespace wars {

namespace war = rules::war;

// Battles that are not in the library end up without lines; faults come only from existing files.
void bring_in_battles(const battles::Library& library, war::WarPlan& plan, const std::string& file,
                      battles::Faults& faults);

}  // namespace wars

#pragma once
// What the battles of a war bring in from their files: their lines, and the coins that they know.

#include <string>

#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/wars/rules/war_plan.h"

namespace wars {

namespace war = rules::war;

// Battles that are not in the library have no lines afterwards; faults are those of files that are there.
void bring_in_battles(const battles::Library& library, war::Plan& plan, const std::string& file,
                      battles::Faults& faults);

}  // namespace wars

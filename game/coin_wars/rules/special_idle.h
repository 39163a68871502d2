#pragma once
// BX-9: special rules that can never hold, or change nothing, in the battle that has them. The battle can still be
// fought; the same happens where a war has sent fewer coins into it, or where the agreement changes another rule.

#include <vector>

#include "game/coin_wars/rules/scenario.h"
#include "game/kit/json_field.h"

namespace rules::coin_wars {

// True if it could ever concern some coin of the battle.
bool concerns_any(const Scenario& scenario, const SpecialRule& rule);
// One sentence with the reason; empty: it may do something.
Phrase why_idle(const Scenario& scenario, const SpecialRule& rule);
// Of the whole battle, each with its place in the file.
std::vector<Complaint> idle_special_rules(const Scenario& scenario);

}  // namespace rules::coin_wars

#pragma once
// Possible leaders of a nation in a war: coins with their own name in its battles.

#include <vector>

#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/wars/rules/war_plan.h"

namespace wars {

namespace war = rules::war;

// By name, each with all battles that have a coin of that name. Reads the battles; existing leaders without a battle
// come last.
std::vector<war::LeaderSetup> leaders_on_offer(const battles::Library& library, const war::WarPlan& plan,
                                               std::size_t nation);
// True if the plan has this leader.
bool leads(const war::WarPlan& plan, const war::LeaderSetup& leader);
// Replaces the nation's leader of that name. Without one, no way asks for that leader's fate any more.
void set_leader(war::WarPlan& plan, const war::LeaderSetup& leader, bool leads);

}  // namespace wars

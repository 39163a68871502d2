#pragma once
// Who can lead a nation in a war: coins with a name of their own in its battles.

#include <vector>

#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/wars/rules/war_plan.h"

namespace wars {

namespace war = rules::war;

// By name, each with all battles in which a coin of that name stands. Reads the battles; whoever leads already and is in
// none of them comes last.
std::vector<war::LeaderSetup> leaders_on_offer(const battles::Library& library, const war::Plan& plan,
                                               std::size_t people);
bool leads(const war::Plan& plan, const war::LeaderSetup& leader);
// In place of whoever leads the nation by that name.
void set_leader(war::Plan& plan, const war::LeaderSetup& leader, bool leads);

}  // namespace wars

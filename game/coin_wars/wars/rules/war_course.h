#pragma once
// From one battle to the next: what a battle costs and brings, where the war goes, and how it ends.

#include "game/coin_wars/wars/rules/war_event.h"

namespace rules::war {

// The match at its first muster.
Match begin(std::shared_ptr<const Plan> plan);
// To this place: income, both lines; who cannot field what its battle asks for has lost the war.
Events arrive(Match& match, int place);

}  // namespace rules::war

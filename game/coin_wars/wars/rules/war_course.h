#pragma once
// From one battle to the next: its costs and gains, where the war goes, and how it ends.

#include "game/coin_wars/wars/rules/war_event.h"

namespace rules::war {

// The match at its first muster.
Match begin(std::shared_ptr<const Plan> plan);
// Moves the war to this place: income, both lines; a nation that cannot field what its battle requires loses the war.
Events arrive(Match& match, int place);

}  // namespace rules::war

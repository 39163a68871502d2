#pragma once
// Armies that the battle itself sets up: formed at once where all their coins stand, else when the last
// of them has been placed or has arrived (BX-3) and touching links them.

#include <span>

#include "game/coin_wars/rules/event_list.h"

namespace rules::coin_wars {

// The first Command coin in the list, kNobody where there is none.
int commander_of(const Match& match, std::span<const int> coins);
// Those of which all coins lie on the table linked and single, and of which one is among these.
Events form_setup_armies(Match& match, std::span<const int> newcomers);

}  // namespace rules::coin_wars

#pragma once
// Armies that the battle itself sets up: formed at once if all their coins stand, otherwise when the
// last coin has been placed or has arrived (BX-3) and touching links them.

#include <span>

#include "game/coin_wars/rules/event_list.h"

namespace rules::coin_wars {

// The first Command coin in the list, or kNobody.
int commander_of(const Match& match, std::span<const int> coins);
// Forms the Armies of which all coins are on the table,
// linked and single, and at least one is among `newcomers`.
Events form_setup_armies(Match& match, std::span<const int> newcomers);

}  // namespace rules::coin_wars

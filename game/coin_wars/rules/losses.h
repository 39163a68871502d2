#pragma once
// CW-22, CW-23, R-24, R-25: who falls of an Army that is struck. A legal set's Defense adds up to at most the
// damage, and no further unit could be added to it.

#include <optional>
#include <vector>

#include "game/coin_wars/rules/match.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// All for a settled strike on an Army. `spared`: members that go beyond and fall by their own deed.
// The set that the rules take, or propose to the owner: in an Army of one type from the nearest on; else the
// cheapest that is legal.
std::vector<int> proposed_losses(const Match& match, const Strike& strike, const std::vector<int>& spared);
// The owner is asked: more than one set is legal, and the Army is not of one type.
bool owner_chooses(const Match& match, const Strike& strike, const std::vector<int>& spared);
// bad_losses, unknown_coin: why these coins are no legal set.
std::optional<Refusal> check_losses(const Match& match, const Strike& strike, const std::vector<int>& spared,
                                    const std::vector<int>& chosen);

}  // namespace rules::coin_wars

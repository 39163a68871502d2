#pragma once
// CW-22, CW-23, R-24, R-25: the losses of an Army that is struck. The Defense of a legal set adds up to at
// most the damage, and no further unit would fit.

#include <optional>
#include <vector>

#include "game/coin_wars/rules/match.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// All functions take a settled strike on an Army. `spared`:
// members that go beyond, which are destroyed anyway.
//
// The set that the rules take, or propose to the owner: in an Army of one type from the nearest unit on;
// otherwise the cheapest legal set.
std::vector<int> proposed_losses(const Match& match, const Strike& strike, const std::vector<int>& spared);
// True if the owner must choose: more than one set is legal and the Army is not of one type.
bool owner_chooses(const Match& match, const Strike& strike, const std::vector<int>& spared);
// Refuses a set that is not legal: bad_losses, unknown_coin.
std::optional<Refusal> check_losses(const Match& match, const Strike& strike, const std::vector<int>& spared,
                                    const std::vector<int>& chosen);

}  // namespace rules::coin_wars

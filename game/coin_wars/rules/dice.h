#pragma once
// CW-27, R-30, R-32: the dice of an attack. They are rolled only if they can change the result; results of real dice
// replace the rolls.

#include <optional>
#include <utility>
#include <vector>

#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/rules/strength.h"
#include "game/kit/hand.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// The dice of a strike whose result depends on them: the striker's, the die of a severe advantage (only in an attack,
// not when striking back), the defender's.
std::vector<Die> dice_for(const Match& match, const Strike& strike, Half half);

// Checks results of real dice: one for each die to be rolled, each within that die's sides.
std::optional<Refusal> check_dice(const Match& match, const std::vector<Die>& rolled, const std::vector<int>& told);
// Rolls the dice, or takes the results from `told`, starting at index `from`.
std::vector<Die> rolled(std::vector<Die> dice, const Throws& throws, const std::vector<int>& told, std::size_t from);

int sum_for(const std::vector<Die>& dice, Die::For whom);
// Each total that the dice can add (Offense minus Defense), with the number of ways to roll it; without dice, a total
// of 0 in one way.
std::vector<std::pair<int, int>> totals(const std::vector<Die>& dice);

}  // namespace rules::coin_wars

#pragma once
// CW-27, R-30, R-32: the dice of an attack. They are rolled only where they can change something; what real
// dice showed is taken instead.

#include <optional>
#include <utility>
#include <vector>

#include "game/coin_wars/rules/match.h"
#include "game/kit/hand.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// What is rolled for a strike that is not settled without dice: the striker's, that of a severe advantage
// (only in an attack, not in an attack back), the defender's.
enum class Half { Attack, AttackBack };
std::vector<Die> dice_for(const Match& match, const Strike& strike, Half half);

// Where real dice are told: as many as are rolled, each with a number that it has.
std::optional<Refusal> check_dice(const Match& match, const std::vector<Die>& rolled,
                                  const std::vector<int>& told);
// Rolls them, or takes what was told from `told` on.
std::vector<Die> rolled(std::vector<Die> dice, const Throws& throws, const std::vector<int>& told,
                        std::size_t from);

int sum_for(const std::vector<Die>& dice, Die::For whom);
// Each total that the dice can add (Offense less Defense), with its chance; without dice 0 is certain.
std::vector<std::pair<int, double>> totals(const std::vector<Die>& dice);

}  // namespace rules::coin_wars

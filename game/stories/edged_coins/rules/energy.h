#pragma once
// Purchases with Energy Coins before a throw, or at any time with no coin in the air: efforts, talents, dramatic uses,
// and the modifiers that the CM grants for them (EC-25 to EC-28, R-16, R-17, R-22, R-27).

#include "game/stories/edged_coins/rules/event.h"

namespace rules::edged_coins {

inline constexpr int kEffortCost = 1, kPowerCost = 2;

// The character must have that many EC.
Paid pay(Match& match, const std::string& character, int cost);

}  // namespace rules::edged_coins

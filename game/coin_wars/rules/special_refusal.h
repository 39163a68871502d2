#pragma once
// Actions that a special rule (BX-9) forbids, explained with the rule's name.

#include "game/coin_wars/rules/special.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// The code of these refusals.
inline constexpr const char* kSpecialRule = "special_rule";

// "Stakes: Knight may not charge."
std::optional<Refusal> check_special(const Match& match, int coin, bool SpecialWhat::*deed);
// Why a coin with Long Range may not shoot.
Refusal refuse_to_fire(const Match& match, int coin);

}  // namespace rules::coin_wars

#pragma once
// What a special rule (BX-9) forbids, told by its name.

#include "game/coin_wars/rules/special.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// Of what a special rule refuses.
inline constexpr const char* kSpecialRule = "special_rule";

// "Stakes: Knight may not charge."
std::optional<Refusal> check_special(const Match& match, int coin, bool SpecialWhat::*deed);
// Why a coin of Long Range does not fire.
Refusal refuse_to_fire(const Match& match, int coin);

}  // namespace rules::coin_wars

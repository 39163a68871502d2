#pragma once
// Comparing the Power of weapon and armor (EC-18 to EC-20, R-2 to R-5).

#include <optional>

#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

// EC-18: nullopt if nothing is compared. Compares for every armed attack, and for unarmed ones on armor.
std::optional<Comparison> compare_attack(const Weapon* weapon, const std::optional<Armor>& armor);
// EC-23: for a trap against which armor counts.
Comparison compare_trap(int power, const std::optional<Armor>& armor);

// |A - D|
int difference(const Comparison& comparison);
// The change (+1, 0 or -1) to the Potency of this toss of the chain; 0 is the first one. R-3, CapsModifier: it applies
// to the first toss and the first |A - D| explosions.
int change_for(const Comparison& comparison, PowerRule rule, int explosion);
// EC-19: nullopt if the chain has no limit.
std::optional<int> limit_of(const std::optional<Comparison>& comparison, PowerRule rule);

}  // namespace rules::edged_coins

#include "game/stories/edged_coins/rules/power.h"

#include <cstdlib>

namespace rules::edged_coins {

namespace {

int power_of(const std::optional<Armor>& armor) { return armor ? armor->power : 0; }

}  // namespace

std::optional<Comparison> compare_attack(const Weapon* weapon, const std::optional<Armor>& armor) {
    if (!weapon && !armor) return std::nullopt;
    return Comparison{weapon ? weapon->power : 0, power_of(armor)};
}

Comparison compare_trap(int power, const std::optional<Armor>& armor) { return {power, power_of(armor)}; }

int difference(const Comparison& comparison) { return std::abs(comparison.attack - comparison.armor); }

int change_for(const Comparison& comparison, PowerRule rule, int explosion) {
    if (rule == PowerRule::CapsModifier && explosion > difference(comparison)) return 0;
    if (comparison.attack == comparison.armor) return 0;
    return comparison.attack > comparison.armor ? 1 : -1;
}

std::optional<int> limit_of(const std::optional<Comparison>& comparison, PowerRule rule) {
    if (!comparison || rule == PowerRule::CapsModifier) return std::nullopt;
    return difference(*comparison);
}

}  // namespace rules::edged_coins

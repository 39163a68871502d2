#pragma once
// Keeps indices valid: a scenario refers to coins and types by index, so removing one updates every reference.

#include <span>
#include <string>
#include <vector>

#include "game/coin_wars/rules/scenario.h"

namespace editor {

using core::Vec2;
namespace cw = rules::coin_wars;

// Removes these coins, also from Armies (a remaining single coin is no Army), exceptions, rules and goals. Also removes
// what asks for named coins if all of them are gone: goals for losses or for ground held, rules, begins and ends.
void remove_coins(cw::Scenario& scenario, std::span<const int> coins);

// Replaces the battle's types, matching them by name, and removes what asks for types that are all gone. If a type in
// use is missing, changes nothing and returns its title; otherwise returns an empty string.
std::string adopt_types(cw::Scenario& scenario, const std::vector<cw::CoinType>& types);

// Returns every condition of the battle, from the root down: in goals, results, degrees (BX-14), ground (BX-13) and
// special rules.
std::vector<cw::Condition*> conditions(cw::Scenario& scenario);

}  // namespace editor

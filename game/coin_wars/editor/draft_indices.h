#pragma once
// A scenario names coins and types by their places in its lists. When one goes, every such name is put right.

#include <span>
#include <string>
#include <vector>

#include "game/coin_wars/rules/scenario.h"

namespace editor {

using core::Vec2;
namespace cw = rules::coin_wars;

// These coins are gone: from Armies (one coin alone is none), exceptions, rules and goals, too. A goal that
// asked for lost coins by name and has none left goes as well.
void remove_coins(cw::Scenario& scenario, std::span<const int> coins);

// The battle's types are these from now on, by their names. Where a type that a coin has is missing nothing
// changes and its title is returned; else nothing is.
std::string adopt_types(cw::Scenario& scenario, const std::vector<cw::CoinType>& types);

// Every condition of the battle, its goals' and its results', from the root down.
std::vector<cw::Condition*> conditions(cw::Victory& victory);

}  // namespace editor

#pragma once
// What a coin is worth to a bot: by what it can do, and a little by its face value, for purses decide where
// time runs out. A US Quarter is worth about 12.

#include "game/rules/coin_wars/scenario.h"

namespace bots {

double worth_of(const rules::coin_wars::Scenario& scenario, const rules::coin_wars::CoinType& type);

}  // namespace bots

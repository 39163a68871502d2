#pragma once
// The coins of story tables: penny, nickel, dime, quarter, in this order.

#include <vector>

#include "game/battles/library.h"
#include "game/rules/coin_wars/scenario.h"

namespace screens {

std::vector<rules::coin_wars::CoinType> story_coins(const battles::Library& library);

}  // namespace screens

// the one place where Offense and Defense are put together, in the rule book's order of modifiers.

#include <algorithm>

#include "game/rules/coin_wars/query.h"

namespace rules::coin_wars {

namespace {

Score own_strength(int value) { return {std::max(0, value), {"own strength " + std::to_string(value)}}; }

}  // namespace

Score offense(const Match& match, int coin) { return own_strength(match.type(coin).offense); }

Score defense(const Match& match, int coin) { return own_strength(match.type(coin).defense); }

}  // namespace rules::coin_wars

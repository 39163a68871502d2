#pragma once
// RPG-76 to 78: Flamebait replaces a coin by the one just burned.

#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/event.h"

namespace rules::coin_rpg {

std::optional<Refusal> check(const Match& match, const UseFlamebait& command);
Events apply(Match& match, const Throws& throws, const UseFlamebait& command);

// E_NO_POWER, E_LIMIT: whether the current Character has it and a use left.
std::optional<Refusal> check_flamebait(const Match& match);
// Counts the use and replaces the coin that has the same number by this one, which has landed.
Events replace_coin(Match& match, const TableCoin& coin);

}  // namespace rules::coin_rpg

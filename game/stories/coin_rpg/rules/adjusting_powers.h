#pragma once
// RPG-72, 74 to 79: Luck, Offensive, Defensive, Grabby Hands and Flamebait. (So Cool: helper_traits.h; Super
// Cool and Super Trait: recovery.h; Fast Learner: experience.h.)

#include "game/stories/coin_rpg/rules/command.h"

namespace rules::coin_rpg {

// RPG-75: which Tails on the Scene's side are turned, at most two: cheapest first, then lowest number.
std::vector<int> tails_to_turn(const Match& match, int contest);

// RPG-76 to 78: Flamebait replaces a coin by the one just burned.

// E_NO_POWER, E_LIMIT: whether the current Character has it and a use left.
Check check_flamebait(const Match& match);
// Counts the use and replaces the coin that has the same number by this one, which has landed.
Events replace_coin(Match& match, const TableCoin& coin);

}  // namespace rules::coin_rpg

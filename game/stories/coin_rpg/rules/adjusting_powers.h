#pragma once
// RPG-72, 74 to 79: Luck, Offensive, Defensive, Grabby Hands and Flamebait. (So Cool: helper_traits.h; Super
// Cool and Super Trait: recovery.h; Fast Learner: experience.h.)

#include "game/stories/coin_rpg/rules/command.h"

namespace rules::coin_rpg {

// RPG-75: returns which Tails on the Scene's side are turned, at most two: cheapest first, then lowest number.
std::vector<int> tails_to_turn(const Match& match, int contest);

// RPG-76 to 78: Flamebait replaces a coin with the one just burned.

// no_power, used_up: the current Character must have it, with a use left.
Check check_flamebait(const Match& match);
// Counts the use and replaces the coin of the same number with this one, which has landed.
Events replace_coin(Match& match, const TableCoin& coin);

}  // namespace rules::coin_rpg

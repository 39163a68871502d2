#pragma once
// Powers that ask for coins: which coins may be picked, and which are.

#include "game/stories/coin_rpg/screen/view.h"

namespace screens::coin_rpg {

// The Power that a command uses, if any.
std::optional<rpg::PowerKind> power_used_by(const rpg::Command& command);
// The coin of the round that the command throws again, or replaces; nothing if it is no such command.
std::optional<int> coin_thrown_again(const rpg::Command& command);
// All legal uses of it by whose turn it is.
std::vector<rpg::Command> power_uses(const View& view, rpg::PowerKind power);
// Luck, Flamebait, Grabby Hands
bool asks_for_coins(rpg::PowerKind power);
// What was picked for Grabby Hands so far, legal or not.
std::optional<rpg::UseGrabby> picked_exchange(const View& view);
// At once, or once the faces of real coins are typed.
void use_power(View& view, const rpg::Command& command);

// Clicks on coins in the tray, and how those that may be clicked are marked.
void follow_picking(View& view);
void mark_picking(const View& view);

}  // namespace screens::coin_rpg

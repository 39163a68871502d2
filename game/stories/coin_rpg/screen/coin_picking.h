#pragma once
// Powers that need coins to be picked: which coins may be, and which have been.

#include "game/stories/coin_rpg/screen/view.h"

namespace screens::coin_rpg {

// The Power that a command uses, or nullopt.
std::optional<rpg::PowerKind> power_used_by(const rpg::Command& command);
// The coin of the round that the command throws again or replaces; nullopt for other commands.
std::optional<int> coin_thrown_again(const rpg::Command& command);
// All legal uses of that Power for the seat on turn.
std::vector<rpg::Command> power_uses(const View& view, rpg::PowerKind power);
// Luck, Flamebait, Grabby Hands
bool asks_for_coins(rpg::PowerKind power);
// The exchange picked for Grabby Hands so far, legal or not.
std::optional<rpg::UseGrabby> picked_exchange(const View& view);
// Uses it at once, or once the faces of real coins are typed.
void use_power(View& view, const rpg::Command& command);

// Handle clicks on coins in the tray, and mark those that can be clicked.
void follow_picking(View& view);
void mark_picking(const View& view);

}  // namespace screens::coin_rpg

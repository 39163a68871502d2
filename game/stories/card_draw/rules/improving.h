#pragma once
// CD-30 to CD-35: the window in which drawn cards are replaced.

#include "game/stories/card_draw/rules/command.h"

namespace rules::card_draw {

// Those who have yet to pass, in list order.
std::vector<const Participant*> to_pass(const Match& match);
// Closes it at once if nobody has to pass.
Events open_window(Match& match);

}  // namespace rules::card_draw

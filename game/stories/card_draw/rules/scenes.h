#pragma once
// CD-10, CD-36, CD-39: sessions and scenes, and what ends with them; CD-14, CD-32, CD-38: what the GM gives and takes.

#include "game/stories/card_draw/rules/command.h"

namespace rules::card_draw {

// "for heroism"
Phrase spoken(Reason reason);

}  // namespace rules::card_draw

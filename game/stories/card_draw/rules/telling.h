#pragma once
// what happened is told in words; a scene of one's own gets a text on its card. The table stays as it is.

#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

Check check(const Match& match, Seat seat, const Tell& command);
Events apply(Match& match, const Tell& command);
Check check(const Match& match, Seat seat, const WriteScene& command);
Events apply(Match& match, const WriteScene& command);

}  // namespace rules::card_draw

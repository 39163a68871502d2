#pragma once
// RPG-24 to 36: own toss, the Scene's toss, settlement.

#include "game/stories/coin_rpg/rules/command.h"

namespace rules::coin_rpg {

// RPG-36, 42: continues after a settled round: the Scene is beaten, a decision at 0, or the next round.
Events after_round(Match& match);
// RPG-32, 33: takes as many coins from the contest as the difference; it is beaten if none are left.
Events hurt_scene(Match& match, int contest, int difference);

}  // namespace rules::coin_rpg

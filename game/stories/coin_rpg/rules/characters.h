#pragma once
// RPG-3 to 7, 63, 66: making or reusing Characters.

#include "game/stories/coin_rpg/rules/match.h"

namespace rules::coin_rpg {

// Returns an unhurt Character, nothing burned, nothing used (RPG-54).
Character fresh(const Sheet& sheet);

}  // namespace rules::coin_rpg

#pragma once
// RPG-3 to 7, 63, 66: Characters are made or brought along.

#include "game/stories/coin_rpg/rules/match.h"

namespace rules::coin_rpg {

// Unhurt, nothing burned, nothing used (RPG-54).
Character fresh(const Sheet& sheet);

}  // namespace rules::coin_rpg

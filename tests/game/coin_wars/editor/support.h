#pragma once
// A small draft for testing edits.

#include "game/coin_wars/editor/draft.h"
#include "game/coin_wars/editor/problems.h"

namespace editing {

// A bare table with Heads' pennies at (4, 4), (6, 5), (9, 4) and a quarter of Tails at (20, 20).
editor::Draft small_draft();
const battles::Library& library();
int type(const editor::Draft& draft, std::string_view name);
core::Vec2 at(const editor::Draft& draft, int coin);

}  // namespace editing

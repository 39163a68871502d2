#pragma once
// RPG-19 to 23, 48 to 50, 54 to 57: a Scene from its start to its end, one participant after another, what they
// narrate of it, and the end of the Adventure.

#include "game/stories/coin_rpg/rules/command.h"

namespace rules::coin_rpg {

// The Scene at that place of the row: its spending window opens, it starts, or nobody may play it.
Events approach_scene(Match& match, int scene);
// RPG-64: everybody has spent; the Scene starts.
Events close_window(Match& match);
// The current participant has narrated: the next one's turn, the next Scene, or the end.
Events go_on(Match& match);

// RPG-22: lowest Coolness first, then as they sit; `participants` stand in that order.
std::vector<int> order_of_play(const Match& match, const std::vector<int>& participants);
// a Scene has begun, and nothing has been done in it.
bool is_scene_fresh(const Match& match);
// somebody has come or gone: the order of this Scene anew, and its first turn.
Events order_anew(Match& match);
// who tosses for the Scene.
int left_neighbour(const Match& match, int seat);

}  // namespace rules::coin_rpg

#pragma once
// RPG-19 to 23, 48 to 50, 54 to 57: a Scene from start to end, one participant after another, their narrations, and the
// end of the Adventure.

#include "game/stories/coin_rpg/rules/command.h"

namespace rules::coin_rpg {

// Moves on to that Scene of the row: its spending window opens, it starts, or it is skipped if nobody may play it.
Events approach_scene(Match& match, int scene);
// RPG-64: everybody has spent; starts the Scene.
Events close_window(Match& match);
// Call after the current participant has narrated: the next turn, the next Scene, or the end.
Events go_on(Match& match);

// RPG-22: lowest Coolness first, then by seat; `participants` must be in seat order.
std::vector<int> order_of_play(const Match& match, const std::vector<int>& participants);
// true if a Scene has begun and nothing has been done in it.
bool is_scene_fresh(const Match& match);
// after somebody has joined or left, sets this Scene's order and its first turn anew.
Events order_anew(Match& match);
// the seat that tosses for the Scene.
int left_neighbour(const Match& match, int seat);

}  // namespace rules::coin_rpg

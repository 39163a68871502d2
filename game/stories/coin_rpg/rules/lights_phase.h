#pragma once
// RPG-9 to 14, 67, 68: writing Scenes within a budget.

#include "game/stories/coin_rpg/rules/match.h"

namespace rules::coin_rpg {

// RPG-13, 67: points for each player, and what this one has left.
int budget(const Match& match);
int budget_left(const Match& match, int seat);
// RPG-10, 68
bool is_legal_total(const Match& match, int total);
Phrase totals_allowed(const Match& match);  // "3, 4, 6, 8, 9, 10 to 12"
// RPG-16, 17
bool is_pile_sufficient(const Match& match);

// RPG-15 to 18: drawing the row from the pile.

// How many Scenes may be drawn.
struct DrawBounds {
    int min = 0, max = 0;
    FIELDS(keyed("least", min), keyed("most", max))
};
DrawBounds draw_bounds(const Match& match);

}  // namespace rules::coin_rpg

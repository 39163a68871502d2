#pragma once
// RPG-15 to 18: the row is drawn from the pile.

#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/event.h"

namespace rules::coin_rpg {

// How many Scenes may be drawn.
struct DrawBounds {
    int least = 0, most = 0;
    FIELDS(least, most)
};
DrawBounds draw_bounds(const Match& match);

std::optional<Refusal> check(const Match& match, const DrawScenes& command);
// One roll for each choice among two or more cards: of the Easy, of the Hard and Very Hard, then of the
// rest; and then, if there is a minimum, of the places in the row.
Events apply(Match& match, const Throws& throws, const DrawScenes& command);

}  // namespace rules::coin_rpg

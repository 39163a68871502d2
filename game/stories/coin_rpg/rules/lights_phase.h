#pragma once
// RPG-9 to 14, 67, 68: Scenes are written within a budget.

#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/event.h"

namespace rules::coin_rpg {

std::optional<Refusal> check(const Match& match, const AddScene& command);
std::optional<Refusal> check(const Match& match, const RemoveScene& command);
std::optional<Refusal> check(const Match& match, const FinishScenes& command);
std::optional<Refusal> check(const Match& match, const ReopenScenes& command);
Events apply(Match& match, const AddScene& command);
Events apply(Match& match, const RemoveScene& command);
Events apply(Match& match, const FinishScenes& command);
Events apply(Match& match, const ReopenScenes& command);

// RPG-13, 67: points for each player, and what this one has left.
int budget(const Match& match);
int budget_left(const Match& match, int seat);
// RPG-10, 68
bool is_legal_total(const Match& match, int total);
Phrase totals_allowed(const Match& match);  // "3, 4, 6, 8, 9, 10 to 12"
// RPG-16, 17
bool is_pile_sufficient(const Match& match);

// RPG-15 to 18: the row is drawn from the pile.

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

#pragma once
// Section 9, the end of a battle: elimination and conceding, goals and the turn limit (BX-7), quiet
// turns, an agreed draw.

#include <optional>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

inline constexpr int kQuietTurns = 10;  // then a battle without a turn limit ends

Events end_battle(Match& match, Outcome outcome);
// R-34 and the battle's goals; both sides at once: a draw.
Events end_where_decided(Match& match);
// BX-7: who would win if the turn limit were now; nobody: a draw.
std::optional<Side> winner_at_limit(const Match& match);
// Only the goals, which a move can reach too (BX-7).
Events end_at_goal(Match& match);
// At the end of a full turn: the turn limit, or R-36 if there is none.
Events end_full_turn(Match& match);

std::optional<Refusal> check(const Match& match, const Concede& command);
Events apply(Match& match, const Concede& command);
std::optional<Refusal> check(const Match& match, const Draw& command);
Events apply(Match& match, const Draw& command);

}  // namespace rules::coin_wars

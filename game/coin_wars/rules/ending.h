#pragma once
// Section 9, the end of a battle: elimination and conceding, goals and the turn limit (BX-7), quiet turns
// an agreed draw.

#include <optional>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

inline constexpr int kQuietTurns = 10;  // a battle without a turn limit ends after this many

Events end_battle(Match& match, Outcome outcome);
// R-34 and the battle's goals; if both sides win at once: a draw.
Events end_where_decided(Match& match);
// BX-7: the winner if the turn limit had been reached at the latest end of a round; nullopt: a draw. Holds that are
// judged at a round's end count as they did then.
std::optional<Side> winner_at_limit(const Match& match);
// BX-7: the same if this round, the last, ended now: holds at its end are counted first, as end_full_turn does.
std::optional<Side> winner_if_it_ended(const Match& match);
// Checks only the goals, which a move can reach as well (BX-7).
Events end_at_goal(Match& match);
// At the end of a full turn: applies the turn limit, or R-36 if there is none.
Events end_full_turn(Match& match);

std::optional<Refusal> check(const Match& match, const Concede& command);
Events apply(Match& match, const Concede& command);
std::optional<Refusal> check(const Match& match, const Draw& command);
Events apply(Match& match, const Draw& command);

}  // namespace rules::coin_wars

#pragma once
// BX-7: what wins a battle besides R-34, a tree of conditions; and the turn limit with its results.

#include <optional>
#include <vector>

#include "game/coin_wars/rules/match.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// What is asked about only then: `turn_end` conditions are open within a full turn, `limit` conditions until
// the turn limit.
enum class Moment { Midst, TurnEnd, Limit };

// Whether it holds for sure at this moment: an open condition neither holds nor fails, nor does its `not`.
bool holds(const Match& match, const Condition& condition, Moment moment = Moment::Midst);
// The side's own goal.
bool reached_goal(const Match& match, Side side, Moment moment);

// How many Held conditions the victory tree has: the size of Match::held.
std::size_t held_conditions(const Scenario& scenario);
// A full turn ends: each Held condition is counted, one more or from 0 again.
void count_held(Match& match);
// The coins that count for a Lost or Held condition now: fallen, or standing there.
int coins_counted(const Match& match, const Condition& condition);

// "Rome wins by taking 15 coins", "... by holding Hill with 3 coins at the end of 2 turns running".
Phrase in_words(const Scenario& scenario, const Condition& condition, Side winner);
// What it asks, by itself: "Rome has lost 15 coins", "Carthage does not hold Hill with 3 coins".
Phrase in_words(const Scenario& scenario, const Condition& condition);
// All ways in which the battle can be won or drawn besides R-34, a sentence each: goals, results at the
// limit, the limit itself.
std::vector<Phrase> victory_in_words(const Scenario& scenario);

}  // namespace rules::coin_wars

#pragma once
// BX-7, victory: a tree of conditions that wins the battle, in addition to R-34; and the turn limit with its results.

#include <vector>

#include "game/coin_wars/rules/match.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// When conditions are checked: `turn_end` conditions are undecided during a full turn, `limit` conditions until the
// turn limit.
enum class Moment { Midst, TurnEnd, Limit };

// True if the condition is certain to be met at this moment: an undecided condition is neither true nor false, nor is
// its `not`.
bool holds(const Match& match, const Condition& condition, Moment moment = Moment::Midst);
// True if the side has reached its own goal.
bool reached_goal(const Match& match, Side side, Moment moment);
// For a finished battle: the winner's goal or, at the turn limit, the condition of the result. nullptr if only R-34, a
// purse or a player's word decided it.
const Condition* deciding_condition(const Match& match);

// The number of Held conditions in the victory tree, its degrees and the ground's conditions: the size of Match::held.
std::size_t held_conditions(const Scenario& scenario);
// At the end of a full turn: increments or resets the count of each Held condition.
void count_held(Match& match);
// The number of coins that count for a Lost or Held condition now: fallen, or in the area.
int coins_counted(const Match& match, const Condition& condition);
// The number of coins that the condition requires.
int coins_asked(const Condition& condition);
// The worth of the coins that count for a Lost condition now.
int cents_counted(const Match& match, const Condition& lost);
// How many turn ends running a Held condition has been met so far.
int turns_held(const Match& match, const Condition& held);

// The name of the Held condition's ground, or "the marked area".
Phrase place_of(const Scenario& scenario, const Condition& held);
// A condition with more named coins than this gives their number instead: "3 of 9 named coins".
inline constexpr std::size_t kMaxNames = 4;
// The coins that a goal or a result at the limit names as losses, in ascending order; without those of a condition that
// names more than kMaxNames.
std::vector<int> crowned(const Scenario& scenario);
// True if the enemy reaches its goal as soon as this coin falls.
bool fall_ends_battle(const Match& match, int coin);

// "Rome wins by taking 15 coins", "... by holding Hill with 3 coins at the end of 2 turns running".
Phrase in_words(const Scenario& scenario, const Condition& condition, Side winner);
// The condition by itself: "Rome has lost 15 coins", "Carthage does not hold Hill with 3 coins".
Phrase in_words(const Scenario& scenario, const Condition& condition);
// All ways to win or draw the battle besides R-34, one sentence each: goals, results at the limit, the limit itself.
std::vector<Phrase> victory_in_words(const Scenario& scenario);

}  // namespace rules::coin_wars

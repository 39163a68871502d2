#pragma once
// BX-7 so far: what each side has to do, its progress, and who would win at the limit.

#include <array>
#include <vector>

#include "game/coin_wars/rules/match.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

struct GoalTally {
    Phrase goal;                 // "Take Darius"
    std::vector<Phrase> counts;  // "Darius stands", "Macedonian coins lost: 3 of 14"
    std::vector<Phrase> shorts;  // the same in few words: "3 of 14 coins"
};
struct Tally {
    std::array<GoalTally, 2> sides;  // indexed by the side that wins by it
    Phrase turn;                     // "Round 4 of 12"
    Phrase limit;                    // "The larger purse when round 12 ends"; empty if there is no limit
    Phrase now;                      // "If it ended now: Rome wins"; empty if there is no limit
};

// In the battle file's own words if it has them.
Tally tally_of(const Match& match);
// The progress of each part of a condition, in the same words: "Darius has fallen".
std::vector<Phrase> counts_of(const Match& match, const Condition& condition);
// The result when the last round ends, as one text; empty if there is no limit.
Phrase limit_in_words(const Scenario& scenario);

}  // namespace rules::coin_wars

#pragma once
// the one score function of apply, preview, odds,
// bots and the log. Every bonus is a step with its reason.

#include <vector>

#include "game/coin_wars/rules/match.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// The circumstances of a score; by default the coin's score in general.
struct Bout {
    int against = kNobody;  // the coin that it meets, for its Army: BX-5
    bool ranged = false;
    bool doubled = false;  // CW-28
    bool by_army = false;  // it strikes as a unit of an Army
    Traits struck{};       // of the unit that it strikes, where they change its Offense
};

struct ScoreStep {
    int change = 0;
    Phrase reason;  // "own strength", "Hill", "led by Quarter h1"
};
struct Score {
    int value = 0;  // never below 0
    std::vector<ScoreStep> steps;
};
Score offense(const Match& match, int coin, const Bout& bout = {});
Score defense(const Match& match, int coin, const Bout& bout = {});
// The values alone: faster, without reasons.
int offense_value(const Match& match, int coin, const Bout& bout = {});
int defense_value(const Match& match, int coin, const Bout& bout = {});

}  // namespace rules::coin_wars

#pragma once
// one score function for everybody, apply, preview, odds, bots and the log alike. Every bonus is a step
// with its reason.

#include <vector>

#include "game/coin_wars/rules/match.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// What a score is asked for; a plain Bout asks what the coin counts in general.
struct Bout {
    int against = kNobody;  // the coin that it meets: BX-5
    bool ranged = false;
    bool doubled = false;     // CW-28
    bool on_armored = false;  // CW-16: a unit of an Army, against Armored
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
// The same numbers without their reasons: for those who ask by the thousand.
int offense_value(const Match& match, int coin, const Bout& bout = {});
int defense_value(const Match& match, int coin, const Bout& bout = {});

}  // namespace rules::coin_wars

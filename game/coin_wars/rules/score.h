#pragma once
// the one score function, shared by apply, preview, odds, bots and the log. Every bonus is a step with its
// reason.

#include <vector>

#include "game/coin_wars/rules/match.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

struct ScoreStep {
    int change = 0;
    Phrase reason;  // "own strength", "Hill", "led by Quarter h1"
};
struct Score {
    int value = 0;  // never below 0
    std::vector<ScoreStep> steps;
};
Score offense(const Match& match, int coin, const StrikeContext& bout = {});
Score defense(const Match& match, int coin, const StrikeContext& bout = {});
// The value alone: faster, without reasons.
int offense_value(const Match& match, int coin, const StrikeContext& bout = {});
int defense_value(const Match& match, int coin, const StrikeContext& bout = {});

}  // namespace rules::coin_wars

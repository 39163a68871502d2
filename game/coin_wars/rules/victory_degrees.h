#pragma once
// BX-14, degrees of victory: marginal, clear or crushing.

#include "game/coin_wars/rules/match.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// Whatever stands behind it in the list of what decides at the limit never comes to pass.
bool holds_always(const LimitResult& result);
// For a finished battle; nullopt if nobody won it, or if it has no degrees.
std::optional<Degree> degree_of(const Match& match);
// "A crushing victory"
Phrase in_words(Degree degree);
// The condition of each degree of victory, one sentence each; empty if the battle has no degrees.
std::vector<Phrase> degrees_in_words(const Scenario& scenario);

}  // namespace rules::coin_wars

#pragma once
// CW-13, R-14, R-22, Charge: in one action a coin, or an Army whose members all have Charge, moves and attacks at one
// point of its path.

#include <optional>

#include "engine/core/result.h"
#include "game/coin_wars/rules/acting.h"
#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event.h"
#include "game/coin_wars/rules/path.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

std::optional<Refusal> check(const Match& match, const Charge& command);
Events apply(Match& match, const Throws& throws, const Charge& command);

struct Charging {
    Actor who;
    int target;
};
// Attacker and target of a Charge. Side, turn, actions and trait have been checked, the path has not.
core::Result<Charging, Refusal> charging(const Match& match, const Charge& command);

// Single coins only: the first leg; nullopt if the coin strikes from where it stands.
std::optional<Path> first_leg(const Match& match, const Charge& command);
// Single coins only: the second leg, from where the coin strikes, with the reach left by the first leg. A target that
// is certain to fall is already removed. nullopt if the coin stays. The first leg must be legal.
std::optional<Path> second_leg(const Match& match, const Charge& command);

// inches that the first leg leaves for the second. The Charge must be legal.
double left_after_strike(const Match& match, const Charge& command);

// The match at the moment of the strike, as far as it does not depend on the hand. The first leg must be legal.
Match at_the_blow(const Match& match, const Charge& command);

}  // namespace rules::coin_wars

#pragma once
// CW-13, R-14, R-22: in one action a coin, or an Army of which every member has Charge, moves and, at one
// point of its way, attacks.

#include <optional>

#include "engine/core/result.h"
#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event_list.h"
#include "game/coin_wars/rules/path.h"
#include "game/coin_wars/rules/turn.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

std::optional<Refusal> check(const Match& match, const Charge& command);
Events apply(Match& match, const Throws& throws, const Charge& command);

// Who charges whom, where side, turn, actions and trait allow it; says nothing yet about the way.
struct Charging {
    Actor who;
    int target;
};
core::Result<Charging, Refusal> charging(const Match& match, const Charge& command);

// Of a single coin. The first leg; nothing where the coin strikes where it stands.
std::optional<Way> first_leg(const Match& match, const Charge& command);
// From where it strikes, with what the first leg left of its reach; a target that is sure to fall is gone.
// Nothing where it stays. The first leg must be legal.
std::optional<Way> second_leg(const Match& match, const Charge& command);

// The battle as it will be at the moment of the blow, as far as no hand decides it. The first leg must be
// legal.
Match at_the_blow(const Match& match, const Charge& command);

// The rest of a Charge once its blow has fallen: as asked, or it stands still.
Events go_on(Match& match, const Throws& throws, const Fight& fight);

// A point that a coin can go to in one straight move and then touches the target; its own place if it touches
// it already.
std::optional<Vec2> way_into_contact(const Match& match, int coin, int target);

}  // namespace rules::coin_wars

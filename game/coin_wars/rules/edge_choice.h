#pragma once
// in a free battle the loser of the toss, who deploys first, also picks the edge: until it has placed a
// coin, it may take the other one. The zones swap ends; the faces stay.

#include <optional>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event_list.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

std::optional<Refusal> check(const Match& match, const Edge& command);
Events apply(Match& match, const Edge& command);

}  // namespace rules::coin_wars

#pragma once
// Deployment (CW-5, R-0, R-1): first the loser of the toss, then the other side, each inside its own zone.

#include <optional>
#include <vector>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// The side's zone; by default a third of the table's depth along its own edge (Heads: y = 0).
std::vector<Vec2> deployment_zone(const Scenario& scenario, Side side);

// `loser` deploys first. Coins that the battle has already placed stand there and can still be moved.
void begin_deployment(Match& match, Side loser);

// Refuses with off_table, out_of_reach (R-1: outside the zone), impassable or overlap. `room`: extra
// clearance around the coin.
std::optional<Refusal> check_place(const Match& match, int coin, Vec2 at, double room);

std::optional<Refusal> check(const Match& match, const PlaceCoin& command);
Events apply(Match& match, const PlaceCoin& command);
// The refusal of the first coin that cannot be placed, with
// its id first in `coins`; later coins are not checked.
std::optional<Refusal> check(const Match& match, const PlaceCoins& command);
Events apply(Match& match, const PlaceCoins& command);
std::optional<Refusal> check(const Match& match, const Unplace& command);
Events apply(Match& match, const Unplace& command);
std::optional<Refusal> check(const Match& match, const Ready& command);
Events apply(Match& match, const Throws& throws, const Ready& command);

// --- a set-up that the other side does not see before it has set up as well
// The match in which `side` sets up, whoever has to before: nothing of it can be seen by the other side.
Match set_up_alone(Match match, Side side);
// The fewest commands by which the side's coins and Armies come from the hand to where they are in `laid`, Ready among them.
std::vector<Command> set_up_of(const Match& laid, Side side);

}  // namespace rules::coin_wars

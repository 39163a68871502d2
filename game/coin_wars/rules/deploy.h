#pragma once
// Deployment (CW-5, R-0, R-1): first the loser of the toss, then the other side, each in its own zone.

#include <optional>
#include <vector>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// The side's zone; by default a third of the table's depth along its own edge (Heads: y = 0).
std::vector<Vec2> deployment_zone(const Scenario& scenario, Side side);

// `loser` deploys first. Coins that the battle has already placed stay there and can still be moved.
void begin_deployment(Match& match, Side loser);

// Refuses with off_table, out_of_reach (R-1: outside the zone), impassable or overlap. `room`: extra clearance around
// the coin (in).
std::optional<Refusal> check_place(const Match& match, int coin, Vec2 at, double room);

std::optional<Refusal> check(const Match& match, const PlaceCoin& command);
Events apply(Match& match, const PlaceCoin& command);
// Returns the refusal of the first coin that cannot be placed, with its id first in `coins`; later coins are not
// checked.
std::optional<Refusal> check(const Match& match, const PlaceCoins& command);
Events apply(Match& match, const PlaceCoins& command);
std::optional<Refusal> check(const Match& match, const Unplace& command);
Events apply(Match& match, const Unplace& command);
std::optional<Refusal> check(const Match& match, const Ready& command);
Events apply(Match& match, const Throws& throws, const Ready& command);

// --- A set-up hidden from the other side until that side has set up too
// The match as `side` sets up in it, whichever side deploys first: it shows nothing of the other side.
Match set_up_alone(Match match, Side side);
// The fewest commands that bring the side's coins and Armies from the hand to their places in `laid`, including Ready.
std::vector<Command> set_up_of(const Match& laid, Side side);

}  // namespace rules::coin_wars

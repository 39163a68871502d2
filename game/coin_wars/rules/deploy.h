#pragma once
// Setting up (CW-5, R-0, R-1): first the toss's loser, then the other side, each inside its own zone.

#include <optional>
#include <vector>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event_list.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// The side's zone; where the battle gives none, a third of the table's depth along the own edge (Heads: y =
// 0).
std::vector<Vec2> deployment_zone(const Scenario& scenario, Side side);

// `loser` deploys first. Coins that the battle has placed already stand there and can still be moved.
void begin_deployment(Match& match, Side loser);

// off_table, out_of_reach (R-1: outside the zone), impassable or overlap. `room`: so much wider than the coin
// all must be free.
std::optional<Refusal> check_place(const Match& match, int coin, Vec2 at, double room);

std::optional<Refusal> check(const Match& match, const PlaceCoin& command);
Events apply(Match& match, const PlaceCoin& command);
// The refusal of the first coin that cannot lie where it shall, with that coin's id in front of `coins`;
// those after it are not looked at.
std::optional<Refusal> check(const Match& match, const PlaceCoins& command);
Events apply(Match& match, const PlaceCoins& command);
std::optional<Refusal> check(const Match& match, const Unplace& command);
Events apply(Match& match, const Unplace& command);
std::optional<Refusal> check(const Match& match, const Ready& command);
Events apply(Match& match, const Ready& command);

}  // namespace rules::coin_wars

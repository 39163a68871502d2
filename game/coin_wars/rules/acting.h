#pragma once
// Section 3, who may act: one action per coin (CW-7, R-3), within the actions the turn has left (CW-6). An Army's cost
// (CW-20) is paid here.

#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/rules/match.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

enum class Action { Move, Attack, Charge };

// The actor: a single coin or an Army.
struct Actor {
    int coin = kNoCoin;
    int army = kNoArmy;
};
// All coins that act together with the actor.
std::vector<int> coins_of(const Match& match, const Actor& actor);
// The Army the coin belongs to, or the coin itself.
Actor actor_of(const Match& match, int coin);

// CW-3: refuses with `watcher` a coin that was not agreed on: it lies beside the battle and is never moved or attacked.
std::optional<Refusal> check_watching(const Match& match, int coin);
// BX-4: refuses with `waiting` a coin that may not act before a certain turn.
std::optional<Refusal> check_waiting(const Match& match, int coin);
// Refuses with unknown_coin, watcher, fallen or wrong_phase a coin that is not on the table. `id`: as given in the
// command.
std::optional<Refusal> check_there(const Match& match, int coin, const std::string& id);

// Returns the coin or Army with that id (the other string is empty) if side, turn and actions allow the action; its
// destination and target are checked elsewhere. A coin in an Army does not act alone (CW-21).
core::Result<Actor, Refusal> acting(const Match& match, const std::string& coin, const std::string& army, Action deed);
std::optional<Refusal> check_acting(const Match& match, const Actor& actor, Action deed);
// Cost in actions (CW-6, CW-20).
int cost(const Match& match, const Actor& actor);
// Call before the action: a coin that has moved may have another cost, reach and strength (BX-9).
void spend_actions(Match& match, const Actor& actor);
// Call after the coins have moved and before they strike.
void mark_acted(Match& match, const Actor& actor, Action deed);

}  // namespace rules::coin_wars

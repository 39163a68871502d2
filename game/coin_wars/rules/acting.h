#pragma once
// Section 3, who may act: one action per coin (CW-7, R-3), within what the turn has left (CW-6). Armies pay their cost
// (CW-20) here.

#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/rules/match.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

enum class Action { Move, Attack, Charge };

// What acts: a single coin, or an Army.
struct Actor {
    int coin = kNobody;
    int army = kNoArmy;
};
// All coins that act with it.
std::vector<int> coins_of(const Match& match, const Actor& actor);
// The coin itself, or its Army.
Actor actor_of(const Match& match, int coin);

// unknown_coin, watcher, fallen or wrong_phase if the coin
// is not on the table. `id`: as given in the command.
// CW-3: refuses with `watcher` a coin that is not agreed on: it lies beside the battle and is never moved or
// attacked.
std::optional<Refusal> check_watching(const Match& match, int coin);
// BX-4: refuses with `waiting` a coin that may not act before a certain turn.
std::optional<Refusal> check_waiting(const Match& match, int coin);
std::optional<Refusal> check_there(const Match& match, int coin, const std::string& id);

// The coin or Army with that id (the other string is empty), if side, turn and actions allow the deed; where
// and whom is checked elsewhere. A coin in an Army does not act alone (CW-21).
core::Result<Actor, Refusal> acting(const Match& match, const std::string& coin, const std::string& army, Action deed);
std::optional<Refusal> check_acting(const Match& match, const Actor& actor, Action deed);
// Cost in actions (CW-6, CW-20).
int cost(const Match& match, const Actor& actor);
// Before the deed: what has moved may cost, reach and strike otherwise (BX-9).
void spend_actions(Match& match, const Actor& actor);
// After the coins have gone where the deed leads them, and before they strike.
void mark_acted(Match& match, const Actor& actor, Action deed);

}  // namespace rules::coin_wars

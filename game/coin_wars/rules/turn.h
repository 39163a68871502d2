#pragma once
// Section 3, the turn: up to 10 actions (CW-6), one action per coin (CW-7, R-3), stopping early,
// passing. Armies pay their cost (CW-20) here.

#include <optional>
#include <string>

#include "engine/core/result.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event.h"
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
// Spends the cost and marks the coins as having acted.
void spend_actions(Match& match, const Actor& actor, Action deed);

// All actions are left, and no coin has acted: as that side's turn begins.
void refresh(Match& match, Side side);

std::optional<Refusal> check(const Match& match, const EndTurn& command);
Events apply(Match& match, const EndTurn& command);

// The first turn of the battle.
Events begin_play(Match& match);
// true if some coin or Army of the side to act could move or attack.
bool can_act(const Match& match);

}  // namespace rules::coin_wars

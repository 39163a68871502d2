#pragma once
// Section 3, the turn: up to 10 actions (CW-6), a coin takes part in one of them (CW-7, R-3), stopping early
// passing. What an Army costs (CW-20) is asked here.

#include <optional>
#include <string>

#include "engine/core/result.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event_list.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

enum class Deed { Move, Attack, Charge };

// Who acts: a single coin, or an Army.
struct Actor {
    int coin = kNobody;
    int army = kNoArmy;
};
// All coins that act with it.
std::vector<int> coins_of(const Match& match, const Actor& actor);
// The actor that this coin belongs to.
Actor actor_of(const Match& match, int coin);

// unknown_coin, watcher, fallen, wrong_phase: where the coin is not on the table. `id` as it was asked for.
std::optional<Refusal> check_there(const Match& match, int coin, const std::string& id);

// The coin or Army of that id, the other one empty, where side, turn and actions let it do this; says nothing
// yet about where and whom. A coin that is in an Army does not act alone (CW-21).
core::Result<Actor, Refusal> acting(const Match& match, const std::string& coin, const std::string& army,
                                    Deed deed);
std::optional<Refusal> check_acting(const Match& match, const Actor& actor, Deed deed);
// CW-6, CW-20
int cost(const Match& match, const Actor& actor);
// It has taken part in an action.
void spend_actions(Match& match, const Actor& actor, Deed deed);

std::optional<Refusal> check(const Match& match, const EndTurn& command);
Events apply(Match& match, const EndTurn& command);

// The first turn of the battle.
Events begin_play(Match& match);
// some coin or Army of the side to act could move, attack or use a trait.
bool can_act(const Match& match);

}  // namespace rules::coin_wars

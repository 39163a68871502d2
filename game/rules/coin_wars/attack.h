#pragma once
// Section 5, attacking: Offense against Defense (CW-10), the attack back (CW-11), both at once; who falls and
// who keeps it.

#include <optional>
#include <string_view>

#include "engine/core/result.h"
#include "game/rules/coin_wars/command.h"
#include "game/rules/coin_wars/events.h"
#include "game/rules/refusal.h"

namespace rules::coin_wars {

//
bool touching(const Match& match, int a, int b);

// The target of that id: an enemy coin on the table.
core::Result<int, Refusal> target_of(const Match& match, int coin, std::string_view id);

std::optional<Refusal> check(const Match& match, const Attack& command);
Events apply(Match& match, const Attack& command);

// Both halves of the attack, what falls, and the purses; not yet the end of the battle.
Events fight(Match& match, int attacker, int target, bool ranged);
// What follows once all that falls has fallen: the end of the battle, or that nothing can fall any more
//
Events after_fight(Match& match, bool hopeless_before);

// Close or at range, both coins as they stand; else not_touching, out_of_range or acted.
bool can_strike(const Match& match, int coin, int target);
std::optional<Refusal> check_strike(const Match& match, int coin, int target);
// Some legal attack of this coin, were it the first action of its side's turn.
bool can_attack(const Match& match, int coin);

}  // namespace rules::coin_wars

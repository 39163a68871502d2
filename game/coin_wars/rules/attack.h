#pragma once
// Section 5 and R-21: who may attack whom, close or at range. exchange.h computes the result, attack_sequence.h carries
// it out.

#include <optional>
#include <string_view>

#include "engine/core/result.h"
#include "game/coin_wars/rules/acting.h"
#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event.h"
#include "game/coin_wars/rules/touching.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// The coin with that id; refuses unless it is an enemy coin on the table.
core::Result<int, Refusal> target_of(const Match& match, Side attacker, std::string_view id);

std::optional<Refusal> check(const Match& match, const Attack& command);
Events apply(Match& match, const Throws& throws, const Attack& command);

// CW-15, R-27: refuses a single Spy against an Army.
std::optional<Refusal> check_spy(const Match& match, const std::vector<int>& attackers, int target);
// The coins that go beyond in this attack; refuses coins that may not, and duplicates.
core::Result<std::vector<int>, Refusal> declared_beyond(const Match& match, const std::vector<int>& attackers,
                                                        int target, bool ranged, const Ids& beyond);
// Refuses whatever declared_beyond refuses, and results of real dice that do not fit the attack.
std::optional<Refusal> check_declared(const Match& match, const std::vector<int>& attackers, int target, bool ranged,
                                      const Ids& beyond, const std::vector<int>& dice);

// true if some attacker touches the target or a coin of its Army.
bool is_close(const Match& match, const std::vector<int>& attackers, int target);
// True if the coin, or its Army, can strike that enemy now, close or at range; check_strike refuses with
// not_touching, out_of_range, acted or spy_army.
bool can_strike(const Match& match, int coin, int target);
std::optional<Refusal> check_strike(const Match& match, const std::vector<int>& attackers, int target);
// True if this coin or its Army would have a legal attack as the first action of its side's turn.
bool can_attack(const Match& match, int coin);

}  // namespace rules::coin_wars

#pragma once
// Section 7, Armies on the table: members, commander, which coins touch, and cost in actions (CW-20). Forming an Army:
// army_forming.h.

#include <span>
#include <string>
#include <vector>

#include "game/coin_wars/rules/event.h"

namespace rules::coin_wars {

inline constexpr int kMaxOfOneType = 15;  // CW-17
inline constexpr int kMaxBesides = 10;    // CW-18: units in addition to the commander

const Army* army_of(const Match& match, int number);  // nullptr if there is no such Army
std::string army_id(int number);                      // "a3"
// Coin indices in ascending order.
std::vector<int> members(const Match& match, int army);
// The members that are not cut off.
std::vector<int> body(const Match& match, int army);
Side side_of_army(const Match& match, int army);
// The coin alone, or all members of its Army.
std::vector<int> party(const Match& match, int coin);
bool is_combined(const Match& match, int army);  // has a commander
bool is_of_one_type(const Match& match, int army);
bool of_one_type(const Match& match, std::span<const int> coins);
bool every_member_charges(const Match& match, int army);
// True if the coin may charge; in an Army, every member must be able to.
bool charges(const Match& match, int coin);
int cost(const Match& match, int army);  // CW-20
// The first Command coin in the list, or kNoCoin.
int commander_of(const Match& match, std::span<const int> coins);

// True if all the coins form one touching group.
bool linked(const Match& match, std::span<const int> coins);
// The touching groups; the group with the lowest index comes first.
std::vector<std::vector<int>> linked_groups(const Match& match, std::span<const int> coins);

// Forms an Army without checks, for Armies in the battle's set-up. Returns its number.
int muster(Match& match, std::span<const int> coins, int commander);

// Removes the Army; its coins become single.
Events dissolve(Match& match, int army);

}  // namespace rules::coin_wars

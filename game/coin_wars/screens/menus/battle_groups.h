#pragma once
// The order, headings and filters of the list of battles.

#include <span>
#include <vector>

#include "game/coin_wars/profile/battle_heads.h"
#include "game/kit/phrases.h"

namespace screens {

enum class Order { Time, Size, Length };

// Sorts the battles. Ties are in order of time, with undated battles first; by length, battles without an end come
// last.
void put_in_order(std::vector<const profile::BattleHead*>& battles, Order order);

// Names of the groups from 1; group 0 means all battles, or one that fits no group.
std::span<const words::Key> ages();
std::span<const words::Key> sizes();
std::vector<words::Phrase> options_of(std::span<const words::Key> names);
std::size_t age_of(const profile::BattleHead& battle);
std::size_t size_of(const profile::BattleHead& battle);
std::size_t size_of(int coins);

// Returns a battle's group, which has one heading.
std::size_t group_of(const profile::BattleHead& battle, Order order);
words::Phrase heading_of(std::size_t group);  // empty: none

}  // namespace screens

#pragma once
// In which order and under which headings the list of battles stands, and by what it can be filtered.

#include <span>
#include <vector>

#include "game/coin_wars/profile/battle_heads.h"
#include "game/kit/phrases.h"

namespace screens {

enum class Order { Time, Size, Length };

// Ties are in order of time, battles without a year first; in order of length, those without an end last.
void put_in_order(std::vector<const profile::BattleHead*>& battles, Order order);

// Names of what a battle is one of, from 1 on; 0 is all of them, and what has no place among the others.
std::span<const words::Key> ages();
std::span<const words::Key> sizes();
std::vector<words::Phrase> options_of(std::span<const words::Key> names);
std::size_t age_of(const profile::BattleHead& battle);
std::size_t size_of(const profile::BattleHead& battle);
std::size_t size_of(int coins);

// Battles of one group stand under one heading.
std::size_t group_of(const profile::BattleHead& battle, Order order);
words::Phrase heading_of(std::size_t group);  // empty: none

}  // namespace screens

#pragma once
// How Edged Coins' table puts people, ranks, tosses and refusals into words.

#include "game/stories/edged_coins/edged_coins_words.h"
#include "game/stories/edged_coins/rules/tosses.h"
#include "game/stories/edged_coins/screen/view.h"
#include "game/stories/screen/odds.h"

namespace screens::edged_coins {

using story::affliction_in_words;
using story::difficulty_name;
using story::no_limit_or;
using story::person_name;
using story::rank_name;
using story::seat_name;
using story::signed_figure;
using story::toss_name;

// "Anna for Oda"; "The CM" for the CM itself.
Phrase decider_name(const ec::Match& match, ec::Seat seat, const std::string& character);
Phrase passive_name(ec::Passive passive);
Phrase row_in_words(int rank, ec::RankSix rank_six);  // "2 coins, 1 head needed; else once more as Copper"
// "4 Gold", "difficult −1", ..., "= 3 Silver": the toss strip.
std::vector<Phrase> strip_in_words(const ec::Match& match, const ec::Toss& toss);
// "HC 7 of 10, EC 8 of 8"
Phrase counts_in_words(const ec::Character& character);
Phrase weapon_in_words(const ec::Weapon& weapon);  // "Boathook 2 (Polearms)"
// The rest of a sheet besides skills and resistances: weapons, armor, talents; one line each, if any.
std::vector<Phrase> notes_in_words(const ec::Sheet& sheet);
Phrase traits_in_words(const std::vector<ec::Trait>& traits);  // "Row 4 Gold, Swim 3 Silver"

}  // namespace screens::edged_coins

#pragma once
// What the table of Edged Coins says of people, ranks, tosses and refusals.

#include "game/stories/edged_coins/rules/tosses.h"
#include "game/stories/edged_coins/screen/view.h"
#include "game/stories/screen/odds.h"

namespace screens::edged_coins {

// Of a character that is or was there; "The CM" where the id is empty.
Phrase person_name(const ec::Match& match, const std::string& id);
Phrase seat_name(const ec::Match& match, ec::Seat seat);  // "The CM", or the player's
// "Anna for Oda"; for the CM itself "The CM".
Phrase decider_name(const ec::Match& match, ec::Seat seat, const std::string& character);
Phrase difficulty_name(ec::Difficulty difficulty);  // "difficult"
Phrase passive_name(ec::Passive passive);
Phrase rank_name(int rank);                                    // "4 Gold"; 6 and -1 have no title
Phrase row_in_words(int rank, ec::RankSix rank_six);           // "2 coins, 1 head needed; else once more as Copper"
Phrase toss_name(ec::TossKind kind, const std::string& name);  // "Row", "Damage", "The fire"
Phrase signed_figure(int number);                              // "+1", "−1", "0"
// "4 Gold", "difficult −1", ..., "= 3 Silver": the toss strip.
std::vector<Phrase> strip_in_words(const ec::Match& match, const ec::Toss& toss);
// "HC 7 of 10, EC 8 of 8"
Phrase counts_in_words(const ec::Character& character);
Phrase affliction_in_words(const ec::Affliction& affliction);  // "Chilled 2"; a burn's strength
Phrase weapon_in_words(const ec::Weapon& weapon);              // "Boathook 2 (Polearms)"
// What a sheet says besides skills and resistances: weapons, armor, talents; a line each, if there are any.
std::vector<Phrase> notes_in_words(const ec::Sheet& sheet);
Phrase traits_in_words(const std::vector<ec::Trait>& traits);  // "Row 4 Gold, Swim 3 Silver"
Phrase no_limit_or(const std::optional<int>& explosions);      // "no limit", "2 explosions left"

}  // namespace screens::edged_coins

#pragma once
// What the table of Universalis says of people, cards, coins and what is awaited.

#include "game/stories/universalis/screen/view.h"

namespace screens::universalis {

Phrase player_name(const uni::Match& match, int seat);
Phrase player_names(const uni::Match& match, const std::vector<int>& seats);  // "Ann, Ben"
Phrase card_in_words(const uni::Match& match, int card);
Phrase coins_in_words(int count);  // "3 coins"
Phrase dice_in_words(int count);   // "3 dice"
Phrase kind_name(uni::CardKind kind);
Phrase kind_name(const uni::Card& card);  // a Master is one, whatever its label
Phrase kind_name(uni::TenetKind kind);
Phrase kind_name(uni::LineKind kind);  // "Event": what a line of the ledger is for
Phrase time_in_words(uni::SceneTime time);
Phrase setting_in_words(const uni::Setting& setting);  // "Refreshment 3"
Phrase pool_name(const uni::Match& match, uni::PoolId pool);
Phrase account_name(const uni::Match& match, uni::Account account);
// "5 of the pot + 18"
Phrase purse_in_words(const uni::Match& match, int seat);
// One plain sentence: whose decision is awaited.
Phrase awaited_in_words(const uni::Match& match);

}  // namespace screens::universalis

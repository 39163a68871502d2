#pragma once
// What the table of Universalis says of people, cards, coins and what is awaited.

#include "game/stories/universalis/screen/view.h"

namespace screens {

Phrase uni_player(const uni::Match& match, int seat);
Phrase uni_players(const uni::Match& match, const std::vector<int>& seats);  // "Ann, Ben"
Phrase uni_card(const uni::Match& match, int card);
Phrase uni_coins(int count);  // "3 coins"
Phrase uni_dice(int count);   // "3 dice"
Phrase uni_kind(uni::CardKind kind);
Phrase uni_kind(const uni::Card& card);  // a Master is one, whatever its label
Phrase uni_kind(uni::TenetKind kind);
Phrase uni_kind(uni::LineKind kind);  // "Event": what a line of the ledger is for
Phrase uni_time(uni::SceneTime time);
Phrase uni_setting(const uni::Setting& setting);  // "Refreshment 3"
Phrase uni_pool(const uni::Match& match, uni::PoolId pool);
Phrase uni_account(const uni::Match& match, uni::Account account);
// "5 of the pot + 18"
Phrase uni_purse(const uni::Match& match, int seat);
// One plain sentence: whose decision is awaited.
Phrase uni_awaited(const uni::Match& match);
// What the act was: "Event: A wave puts its arm through the window."
Phrase uni_entry(const uni::Match& match, const uni::Entry& entry);

}  // namespace screens

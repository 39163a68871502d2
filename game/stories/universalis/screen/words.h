#pragma once
// What the table of Universalis says of what is paid for, purses and what is awaited; and how it calls the rest.

#include "game/stories/universalis/screen/view.h"
#include "game/stories/universalis/universalis_words.h"

namespace screens::universalis {

using story::account_name;
using story::card_in_words;
using story::coins_in_words;
using story::dice_in_words;
using story::kind_name;
using story::player_name;
using story::player_names;
using story::pool_name;
using story::time_in_words;

Phrase kind_name(uni::LineKind kind);                      // "Event": what a line of the ledger is for
Phrase setting_in_words(const uni::Setting& setting);      // "Refreshment 3"
Phrase purse_in_words(const uni::Match& match, int seat);  // "5 of the pot + 18"
// What that act did, with the player, the card and the Trait.
Phrase act_in_words(const View& view, int act);
// One plain sentence: whose decision is awaited.
Phrase awaited_in_words(const uni::Match& match);

}  // namespace screens::universalis

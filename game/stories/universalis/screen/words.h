#pragma once
// How Universalis' table puts payments, purses and pending decisions into words, and its other names.

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

Phrase kind_name(uni::LineKind kind);                      // "Event": a ledger line's purpose
Phrase setting_in_words(const uni::Setting& setting);      // "Refreshment 3"
Phrase purse_in_words(const uni::Match& match, int seat);  // "5 of the pot + 18"
// The effect of that act, with its player, card and Trait.
Phrase act_in_words(const View& view, int act);
// One plain sentence that says who has to decide.
Phrase awaited_in_words(const uni::Match& match);

}  // namespace screens::universalis

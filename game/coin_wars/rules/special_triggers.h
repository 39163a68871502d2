#pragma once
// BX-9, what follows automatically once a special rule applies: a die roll for arrivals, its text is shown.

#include "game/coin_wars/rules/event.h"

namespace rules::coin_wars {

// Rolls once for each rule whose arrivals are due and belong to the side to act, when its turn begins; never in the
// first round, since a battle with all coins in place starts without a hand to roll.
Events throw_for_arrivals(Match& match, const Throws& throws);
// The text of each rule whose rounds and condition are met for the first time.
Events tell_words(Match& match);

}  // namespace rules::coin_wars

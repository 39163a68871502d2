#pragma once
// BX-9, what happens by itself once a special rule holds: a die is thrown for those who arrive by it, its words are said.

#include "game/coin_wars/rules/event.h"

namespace rules::coin_wars {

// Throws once for each rule whose arrivals are due and belong to the side to act, as its turn begins; never in the first round,
// which a battle that lies ready begins with no hand to throw.
Events throw_for_arrivals(Match& match, const Throws& throws);
// The words of each rule whose rounds and condition hold for the first time.
Events tell_words(Match& match);

}  // namespace rules::coin_wars

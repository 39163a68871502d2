#pragma once
// BX-9, special rules in words, made from who, when and what: the same wherever they are told.

#include "game/coin_wars/rules/scenario.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// "Archers (England), single"; `first`: at the beginning of a sentence.
Phrase who_in_words(const Scenario& scenario, const Who& who, bool first = false);
// "when attacked; shots; on Hill; turns 2 to 4"; empty: always.
Phrase when_in_words(const Scenario& scenario, const SpecialWhen& when);
// "Offense +1; may not charge"
Phrase what_in_words(const SpecialWhat& what);
// "Archers (England): Defense +2 (when attacked; on Stakes)."
Phrase special_in_words(const Scenario& scenario, const SpecialRule& rule);

}  // namespace rules::coin_wars

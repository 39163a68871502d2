#pragma once
// BX-9, special rules in words, composed from who, when and what: the same text everywhere.

#include "game/coin_wars/rules/match.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// "Archers (England), single"; `first`: it begins a sentence.
Phrase who_in_words(const Scenario& scenario, const Who& who, bool first = false);
// "when attacked; shots; on Hill; rounds 2 to 4"; empty: always.
Phrase when_in_words(const Scenario& scenario, const SpecialWhen& when);
// "Offense +1; may not charge"
Phrase what_in_words(const SpecialWhat& what);
// "Archers (England): Defense +2 (when attacked; on Stakes)."
Phrase special_in_words(const Scenario& scenario, const SpecialRule& rule);
// "Volley: 2 times more in the battle", "Volley: not again this turn"; empty: nothing is counted, or was used yet.
Phrase uses_left_in_words(const Match& match, const SpecialRule& rule);
// True if one of them has this name; capitals and spaces at the ends make no difference.
bool has_rule_named(const std::vector<SpecialRule>& rules, const std::string& name);
// The text that the rule with this name shows.
Phrase words_told(const Scenario& scenario, const std::string& rule);

}  // namespace rules::coin_wars

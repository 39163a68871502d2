#pragma once
// A battle's rules for technology, going beyond and ground in words, with every limit: for the agreement, print, the
// log and screen readers.

#include <vector>

#include "game/coin_wars/rules/scenario.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// Names a battle's coins by type: "Knights" if the list holds all of them. Otherwise it uses their own names, or count
// and ids if they have none: "2 × Knight (h3, h4)".
Phrase coins_in_words(const Scenario& scenario, const std::vector<int>& coins);

// BX-5: which coins have the advantage, against which and when, as seen by `side`: "only Archers; shots only". Empty if
// there is no limit.
Phrase limits_in_words(const Scenario& scenario, const Technology& technology, Side side);
// "Rome: its coins get -1/-1, but never a Defense below 1 (only Archers; shots only)."
Phrase behind_in_words(const Scenario& scenario, const Technology& technology);
// "Carthage: its coins also get +2/+2 (against Archers)."; empty if the advantage is mild.
Phrase advantage_in_words(const Scenario& scenario, const Technology& technology);

// BX-6: "Rome: only Knights, once in the battle."; one sentence for each side that has limits, or that may not go
// beyond although the other side may.
std::vector<Phrase> beyond_limits_in_words(const Scenario& scenario);

// The coins that the ground affects or spares: "Gunboats only", "except Melik and Sultan"; empty if there are no
// exceptions.
Phrase exceptions_in_words(const Scenario& scenario, const Terrain& ground);
// Effects of this battle's ground that do not depend on the Terrain rule, each kind once: "No entry; No Charge". Empty
// if there are none.
Phrase lasting_ground_in_words(const Scenario& scenario);
// Every piece of ground that has an effect, with its name, effect and limits: "Stakes: +1 Defense, England only".
std::vector<Phrase> grounds_in_words(const Scenario& scenario);

}  // namespace rules::coin_wars

#pragma once
// What a battle says of technology, of going beyond and of its ground, in words and with every limit: for the agreement,
// for what is printed, for the log and for whoever listens.

#include <vector>

#include "game/coin_wars/rules/scenario.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// Coins of a battle by their kinds: "Knights" if they are all of them, otherwise their own names or, since those that
// have none can be told apart by nothing else, their number and ids: "2 × Knight (h3, h4)".
Phrase coins_in_words(const Scenario& scenario, const std::vector<int>& coins);

// BX-5: whom the advantage is for, against whom and when, as the given side sees it: "only Archers; shots only". Empty if
// it has no limit.
Phrase limits_in_words(const Scenario& scenario, const Technology& technology, Side side);
// "Rome: its coins have -1/-1, but never a Defense below 1 (only Archers; shots only)."
Phrase behind_in_words(const Scenario& scenario, const Technology& technology);
// "Carthage: its coins also have +2/+2 (against Archers)."; empty if the advantage is a mild one.
Phrase advantage_in_words(const Scenario& scenario, const Technology& technology);

// BX-6: "Rome: only Knights, once in the battle."; one sentence a side that has limits or may not do it though the other
// may.
std::vector<Phrase> beyond_limits_in_words(const Scenario& scenario);

// Whom the ground leaves out: "Gunboats only", "not Melik and Sultan"; empty: nobody.
Phrase exceptions_in_words(const Scenario& scenario, const Terrain& ground);
// What the ground of this battle does whether or not Terrain is agreed on, each kind once: "No entry; No Charge". Empty
// if there is none of it.
Phrase lasting_ground_in_words(const Scenario& scenario);
// Each ground that does anything, by its name, with its effect and its limits: "Stakes: +1 Defense, England only".
std::vector<Phrase> grounds_in_words(const Scenario& scenario);

}  // namespace rules::coin_wars

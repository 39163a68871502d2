#pragma once
// Display names of what is on the table: coins, sides, money, ground. For panels, print and refusals.

#include "game/coin_wars/rules/scenario.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// A coin type's title: "Penny". One that has none is called by its word: "Half-Dollar".
Phrase title_of(const CoinType& type);
// A side's name for a coin type in this battle: "Iberian, Gallic or Numidian horse"; "Penny" if it has no name of its
// own. For its card; sentences and lists call it as below.
Phrase full_name(const Scenario& scenario, int type, Side side);
// With its short name, as sentences call it: "Iberian, Gallic or Numidian horse (Horse)".
Phrase both_names(const Scenario& scenario, int type, Side side);
// Its short name, "Horse"; its full one if it has none.
Phrase called(const Scenario& scenario, int type, Side side);
// "Hoplites", the short plural if it has one; nothing if the battle has none for them.
Phrase plural_of(const Scenario& scenario, int type, Side side);
// "Hoplites"; "9 \u00d7 Penny" if the battle has no plural for them.
Phrase several_of(const Scenario& scenario, int count, int type, Side side);
// The coin's own name, "Darius"; empty if it has none.
Phrase own_name(const Scenario& scenario, int coin);
// Its own name, otherwise its type's.
Phrase called(const Scenario& scenario, int coin);
// "Carthage"; "Heads" or "Tails" if it has no name.
Phrase called(const Scenario& scenario, Side side);
// A sum in this battle's money: "$1.25", "\u20ac0.50", "12 ob."; "1.25" if its coins have several currencies.
Phrase in_money(const Scenario& scenario, int cents);
Phrase in_money(const std::vector<CoinType>& types, int cents);
// A coin's face value in its own currency.
Phrase worth(const CoinType& type);
// For use without a battle: "$1.25".
Phrase in_money(int cents);
// "10/10, 5 in edge, Command".
Phrase line_of(const CoinType& type);
// Its traits, one sentence per line; empty if it has none.
Phrase traits_of(const CoinType& type);
// "10 \u00d7 Penny, Quarter".
Phrase listed(const Scenario& scenario, const std::vector<int>& coins);
// What ground of this kind does in this battle: "+1 Defense"; empty if it is only decoration.
Phrase ground_effect(const Scenario& scenario, Ground kind);
// What this piece does, with the shots that it stops (BX-12).
Phrase ground_effects(const Scenario& scenario, const Terrain& ground);
// The same with the ground's limits, as printed on its paper: "Slow: half as far, Rome only, turns 1 to 3".
Phrase ground_note(const Scenario& scenario, const Terrain& ground);

}  // namespace rules::coin_wars

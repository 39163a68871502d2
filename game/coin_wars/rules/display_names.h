#pragma once
// What lies on the table as people call it: coins, sides, money, ground. For panels, print and refusals.

#include "game/coin_wars/rules/scenario.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// What a type is called by a side of this battle: "Hoplite"; "Penny" where it has no own name.
Phrase called(const Scenario& scenario, int type, Side side);
// The same of a coin.
Phrase called(const Scenario& scenario, int coin);
// "Carthage", else "Heads" or "Tails".
Phrase called(const Scenario& scenario, Side side);
// A sum of this battle: "$1.25", "\u20ac0.50", "12 ob."; "1.25" where its coins are of several currencies.
Phrase in_money(const Scenario& scenario, int cents);
// What a coin is worth in its own currency.
Phrase worth(const CoinType& type);
// Where no battle is settled yet: "$1.25".
Phrase in_money(int cents);
// "10/10, 5 in edge, Command".
Phrase line_of(const CoinType& type);
// Its traits, a sentence a line; nothing where it has none.
Phrase traits_of(const CoinType& type);
// "10 \u00d7 Penny, Quarter".
Phrase listed(const Scenario& scenario, const std::vector<int>& coins);
// What ground does, as it is written on its paper: "+1 Defense"; nothing where it is only for looks.
Phrase ground_note(const Scenario& scenario, const Terrain& ground);

}  // namespace rules::coin_wars

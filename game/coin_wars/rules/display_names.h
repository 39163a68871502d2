#pragma once
// Names shown for coins, sides, money and ground: in panels, print and refusals.

#include "game/coin_wars/rules/scenario.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// A coin type's title: "Penny". Without a title, its word: "Half-Dollar".
Phrase title_of(const CoinType& type);
// A side's name for a coin type in this battle: "Iberian, Gallic or Numidian horse"; "Penny" if it has no name. For its
// card; sentences and lists use display_name().
Phrase full_name(const Scenario& scenario, int type, Side side);
// With the short name used in sentences: "Iberian, Gallic or Numidian horse (Horse)".
Phrase both_names(const Scenario& scenario, int type, Side side);
// Its short name, "Horse"; without one, its full name.
Phrase display_name(const Scenario& scenario, int type, Side side);
// "Hoplites", the short plural if there is one; empty if the battle has no plural for them.
Phrase plural_of(const Scenario& scenario, int type, Side side);
// "Hoplites"; "9 \u00d7 Penny" if the battle has no plural for them.
Phrase several_of(const Scenario& scenario, int count, int type, Side side);
// The coin's own name, "Darius"; empty if it has none.
Phrase own_name(const Scenario& scenario, int coin);
// Its own name, or else its type's.
Phrase display_name(const Scenario& scenario, int coin);
// "Carthage"; "Heads" or "Tails" if it has no name.
Phrase display_name(const Scenario& scenario, Side side);
// An amount in this battle's money: "$1.25", "\u20ac0.50", "12 ob."; "1.25" if its coins have several currencies.
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
// The effect of ground of this kind in this battle: "+1 Defense"; empty if it is only decorative.
Phrase ground_effect(const Scenario& scenario, Ground kind);
// The effects of this piece, including the shots it stops (BX-12).
Phrase ground_effects(const Scenario& scenario, const Terrain& ground);
// The same with its limits, as printed on its paper: "Slow: half as far, Rome only, rounds 1 to 3".
Phrase ground_note(const Scenario& scenario, const Terrain& ground);

}  // namespace rules::coin_wars

#pragma once
// The text of refusals: coin names in this battle, readable lengths, and whole refusals.

#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/rules/match.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// "Darius", or "Hoplite h3": the type's name in this battle, then the coin's id.
Phrase name_of(const Match& match, int coin);
Phrase name_of(const Scenario& scenario, int coin);
// "Alexander's Army", or "Quarter's Army a1": its name, then its id if needed.
Phrase name_of_army(const Match& match, int army);
// The side's name in this battle, or "Heads" or "Tails".
Phrase name_of(const Match& match, Side side);
Phrase name_of(const Scenario& scenario, Side side);
// "Hoplite h3 and 2 more"; only the first if `others` is 0.
Phrase and_more(const Phrase& first, std::size_t others);
// "0.01 in"; three decimals if two would say 0.00.
Phrase inches(double length);
// The same; languages that measure in centimetres add them: "3,75 Zoll (9,5 cm)". For the one length that a sentence is
// about: other lengths in it, and short tags, are told in inches alone.
Phrase inches_and_cm(double length, int decimals = 2);
// "3.20 of 3.75 in", with the first in centimetres too.
Phrase inches_and_cm_of(double length, double max);
// A bound, rounded down, and the excess over one, rounded up and with its centimetres: a player who follows these
// figures stays within the bound.
Phrase inches_down(double bound);
Phrase inches_up(double excess);
// A reach as it is told, in inches: cut off after two decimals, because no move goes farther than it.
double shown_reach(double reach);

// `by`: inches beyond the bound; `coins`: their ids.
Refusal refuse(std::string code, std::string rule, Phrase message, std::optional<double> by = {},
               std::vector<std::string> coins = {});

}  // namespace rules::coin_wars

#pragma once
// A side's card: its coins, how it wins, its Armies, its later arrivals.

#include "game/coin_wars/print/card_text.h"

namespace print {

std::vector<Card> side_cards(const Job& job, cw::Side side);
// "France: Heads up, solid rims"
Phrase sign_of(const cw::Scenario& scenario, cw::Side side);
// The ids of coins, as printed in their circles: "h3, h4".
Phrase ids_of(const cw::Scenario& scenario, const std::vector<int>& coins);

}  // namespace print

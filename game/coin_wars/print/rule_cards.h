#pragma once
// Rule cards: how the battle ends, the rules in use, the ground; and a card for counting turns and actions.

#include "game/coin_wars/print/card_text.h"

namespace print {

std::vector<Card> rule_cards(const Job& job);
// One box per turn, ten for the actions; spare coins mark them.
Card counting_card(const Job& job);

}  // namespace print

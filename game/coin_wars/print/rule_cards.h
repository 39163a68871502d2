#pragma once
// What both sides agreed on: how the battle ends, the rules that are used, the ground; and a card to count
// on.

#include "game/coin_wars/print/card_text.h"

namespace print {

std::vector<Card> rule_cards(const Job& job);
// A box a turn, ten for the actions: spare coins lie in them.
Card counting_card(const Job& job);

}  // namespace print

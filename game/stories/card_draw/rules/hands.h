#pragma once
// CD-3 to CD-8: drawing, naming and removing background cards.

#include "game/stories/card_draw/rules/command.h"

namespace rules::card_draw {

// nullptr if the hand does not contain it.
const Background* find(const Character& character, const Backed& card);
Background* find(Character& character, const Backed& card);
// not_in_hand
Check check_in_hand(const Character& character, const Backed& card);
bool has_ready_card(const Character& character);

}  // namespace rules::card_draw

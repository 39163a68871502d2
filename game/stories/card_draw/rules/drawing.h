#pragma once
// CD-11 to CD-13: participants draw in list order; those with two cards choose after all have drawn.

#include "game/stories/card_draw/rules/command.h"

namespace rules::card_draw {

// The size of its next draw: two cards after a miss in suit (CD-23) or with advantage.
int cards_due(const Match& match, const Participant& participant);
// True if it has neither drawn nor left.
bool lacks_card(const Participant& participant);
// The first in list order who lacks a card; nullptr if there is none.
const Participant* next_to_draw(const Test& test);
// The first in list order who holds two cards; nullptr if there is none.
const Participant* next_to_choose(const Test& test);
// True if the next draw cannot be made (CD-39).
bool is_exhausted(const Match& match);

// Starts a new draw for everyone still in the test.
void begin_draw(Match& match);
// Moves on to the next drawer, the first chooser, or the improvement window.
Events continue_drawing(Match& match);

// not_next: it is another participant's turn.
Check check_turn(const Match& match, const std::string& participant, const Participant& turn);

}  // namespace rules::card_draw

#pragma once
// CD-11 to CD-13: participants draw in list order; who has two cards chooses after all have drawn.

#include "game/stories/card_draw/rules/command.h"

namespace rules::card_draw {

// The cards that its next draw has: two after a miss in suit (CD-23) or with advantage.
int cards_due(const Match& match, const Participant& participant);
// Who has neither drawn nor left, first in list order; null if all have.
const Participant* next_to_draw(const Test& test);
// The first listed holder of two cards; null if there is none.
const Participant* next_to_choose(const Test& test);
// The next draw cannot be made (CD-39).
bool is_exhausted(const Match& match);

// All who are still in the test draw again.
void begin_draw(Match& match);
// To the next drawer, the first who chooses, or the improvement window.
Events go_on_drawing(Match& match);

// not_next: it is another participant's turn.
Check check_turn(const Match& match, const std::string& participant, const Participant& turn);

}  // namespace rules::card_draw

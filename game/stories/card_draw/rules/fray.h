#pragma once
// CD-28, CD-29: two groups acting freely.

#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

// The participant with the single highest card on the table; empty if there is a tie.
std::string highest(const Test& test);

Events judge_fray(Match& match);
bool has_pcs(const Test& test);
FrayEnded end_fray(Match& match, FraySide winner, FrayEnd by);

}  // namespace rules::card_draw

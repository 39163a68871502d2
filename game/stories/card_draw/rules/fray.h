#pragma once
// CD-28, CD-29: two groups acting at will.

#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

// The single highest of the cards on the table; empty if two share it.
std::string highest(const Test& test);

Events judge_fray(Match& match);
bool has_pcs(const Test& test);
FrayEnded end_fray(Match& match, FraySide winner, FrayEnd by);

}  // namespace rules::card_draw

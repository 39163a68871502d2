#pragma once
// CD-28, CD-29: two groups acting at will.

#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

// not_a_pc, no_pcs, duplicate
Check check(const Match& match, Seat seat, const StartFray& command);
Events apply(Match& match, const StartFray& command);
Check check(const Match& match, Seat seat, const FrayRound& command);
Events apply(Match& match, const FrayRound& command);
// no_goal_left, bad_target
Check check(const Match& match, Seat seat, const WinRound& command);
Events apply(Match& match, const WinRound& command);
Check check(const Match& match, Seat seat, const Surrender& command);
Events apply(Match& match, const Surrender& command);

// The single highest of the cards on the table; empty if two share it.
std::string highest(const Test& test);

Events judge_fray(Match& match);
bool has_pcs(const Test& test);
FrayEnded end_fray(Match& match, FraySide winner, FrayEnd by);

}  // namespace rules::card_draw

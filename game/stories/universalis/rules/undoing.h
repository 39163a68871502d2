#pragma once
// UNI-73, R-28, 4.3: what a lost Challenge does to an act.

#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

// Whether no later act that is not itself undone came after it.
bool is_latest(const Match& match, const Entry& entry);
// The latest act is undone and its cost comes back, by the option; any other is struck in the log alone.
void undo_or_strike(Doing& doing, Entry& entry);

}  // namespace rules::universalis

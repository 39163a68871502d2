#pragma once
// UNI-90 to UNI-95: what a decided roll pays, who narrates, and how a Complication closes.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

Check check(const Match& match, const BuyDown& command);
void apply(Doing& doing, const BuyDown& command);
void apply(Doing& doing, const DoneNarrating& command);

enum class Won { ByOwner, ByOpposing };
// From the last roll.
void begin_aftermath(Doing& doing, Won won);
// The turn of the active player goes on; a suspended Event gets its fate.
void close_complication(Doing& doing, EventFate fate);

}  // namespace rules::universalis
